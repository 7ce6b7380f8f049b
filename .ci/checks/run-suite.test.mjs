import os from 'node:os'
import { expect, it } from 'vitest'
import { runSuite } from './run-suite.mjs'

/**
 * @param {string} code
 * @param {number} minutes
 */
const suite = (code, minutes) => ({
  id: 'lint',
  folder: '.',
  command: /** @type {[string, string, string]} */ ([process.execPath, '-e', code]),
  files: [],
  counts: /** @type {const} */ ('one'),
  quick: true,
  after: [],
  megabytes: 1,
  cores: 1,
  minutes,
})

it('counts a tool that holds as one, and shows what one said that does not', async () => {
  expect(await runSuite(os.tmpdir(), suite('', 5), process.env)).toMatchObject({ passed: 1, failed: 0 })
  expect(await runSuite(os.tmpdir(), suite("console.log('line 3'); process.exit(1)", 5), process.env)).toMatchObject({ failed: 1, output: 'line 3' })
})

it('ends one that runs out of its minutes, and says which', async () => {
  const endless = suite("console.log('begun'); setInterval(() => {}, 1000)", 1 / 60)
  expect(await runSuite(os.tmpdir(), endless, process.env)).toMatchObject({
    passed: 0,
    failed: 1,
    output: expect.stringContaining('The suite "lint" was ended: it ran out of its'),
  })
})
