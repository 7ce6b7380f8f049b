import { describe, expect, it } from 'vitest'
import { isRed, rerunFailed } from './rerun-failed.mjs'

const file = (/** @type {string} */ name, passed = 5, failed = 0) => ({
  file: name,
  passed,
  failed,
  message: failed > 0 ? `${name} broke` : '',
  milliseconds: 0,
})

/**
 * @param {import('./test-counts.mjs').TestFile[]} files
 * @param {number} [beside] failures of the suite itself
 */
const outcome = (files, beside = 0) => ({
  passed: files.reduce((sum, one) => sum + one.passed, 0),
  failed: files.reduce((sum, one) => sum + one.failed, beside),
  files,
  output: '',
})

/**
 * @param {Record<string, ReturnType<typeof outcome>>} suites
 * @param {Record<string, ReturnType<typeof outcome>>} alone the outcome of each file when it runs alone
 */
async function look(suites, alone) {
  /** @type {string[]} */
  const run = []
  const seen = await rerunFailed(new Map(Object.entries(suites)), async (suite, name) => {
    run.push(`${suite} ${name}`)
    return /** @type {ReturnType<typeof outcome>} */ (alone[name])
  })
  const counts = Object.fromEntries([...seen.outcomes].map(([suite, { passed, failed }]) => [suite, [passed, failed]]))
  return { run, counts, unsteady: seen.unsteady }
}

describe('the second look', () => {
  it('runs each failed file once more, one after another, and no other', async () => {
    const seen = await look(
      { unit: outcome([file('a'), file('b', 4, 1)]), journeys: outcome([file('c', 1, 2)]), lint: outcome([]) },
      { b: outcome([file('b', 4, 1)]), c: outcome([file('c', 3)]) },
    )
    expect(seen).toEqual({
      run: ['unit b', 'journeys c'],
      counts: { unit: [9, 1], journeys: [3, 0], lint: [0, 0] },
      unsteady: [{ suite: 'journeys', file: 'c', message: 'c broke' }],
    })
  })

  it('leaves failed what no file stands for, and a file that holds nothing any more', async () => {
    expect(await look({ contract: outcome([file('a', 4, 1)], 1) }, { a: outcome([file('a')]) })).toMatchObject({ counts: { contract: [5, 1] } })
    expect(await look({ contract: outcome([file('a', 4, 1)]) }, { a: outcome([]) })).toMatchObject({ counts: { contract: [4, 1] }, unsteady: [] })
  })

  it('is not taken where more than twelve files failed', async () => {
    const files = Array.from({ length: 13 }, (_, at) => file(`file ${at}`, 0, 1))
    expect(await look({ unit: outcome(files) }, {})).toEqual({ run: [], counts: { unit: [0, 13] }, unsteady: [] })
  })
})

it.each([
  ['nothing failed', { failed: 0, unsteady: 0, strict: false }, false],
  ['something failed twice', { failed: 1, unsteady: 0, strict: false }, true],
  ['three files are unsteady', { failed: 0, unsteady: 3, strict: false }, false],
  ['four files are unsteady', { failed: 0, unsteady: 4, strict: false }, true],
  ['one file is unsteady, and asked for strictly', { failed: 0, unsteady: 1, strict: true }, true],
])('where %s', (_, run, red) => {
  expect(isRed(run)).toBe(red)
})
