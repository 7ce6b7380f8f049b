import { expect, it } from 'vitest'
import { requireDiskSpace } from './disk-space.mjs'
import { explain, LaunchFailure } from './failure.mjs'

it('tells an expected failure with the output of the program, without a stack', () => {
  expect(explain(new LaunchFailure('Building cms failed. It said:', 'error TS2304\n\n'))).toBe('Building cms failed. It said:\n\nerror TS2304')
})

it('tells a bug with its stack', () => {
  expect(explain(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at /)
})

it.each([
  new LaunchFailure('Installing packages failed. It said:', 'npm error code ENOSPC\nnpm error nospc There appears to be insufficient space'),
  new LaunchFailure('The cms ended by itself. Its last lines:', 'SqliteError: database or disk is full'),
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
])('recognises a full disk in any step', (error) => {
  expect(explain(error)).toMatch(/^The disk is full\. Free some space and try again\./)
})

it('says before a step how much space is missing', async () => {
  await requireDiskSpace('/', 0, 'do nothing')
  await expect(requireDiskSpace('/', 1e12, 'install the packages')).rejects.toThrow(
    /^The disk is too full: 1000000000000 MB are needed to install the packages, \d+ MB are free in \/\.$/,
  )
})
