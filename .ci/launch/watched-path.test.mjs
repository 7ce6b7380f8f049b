import { expect, it } from 'vitest'
import { watchProblem } from './watched-path.mjs'

it.each(['/home/asha/artha', '/srv/builder/artha', 'C:\\work\\artha'])('%s is watched', (folder) => {
  expect(watchProblem(folder)).toBeUndefined()
})

it.each([
  ['/tmp/artha', 'tmp'],
  ['/home/asha/tmp2/artha', 'tmp2'],
  ['/home/asha/.work/artha', '.work'],
  ['/build/artha', 'build'],
])('%s is not, for "%s"', (folder, name) => {
  expect(watchProblem(folder)).toContain(`"${name}"`)
})
