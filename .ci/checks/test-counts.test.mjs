import { describe, expect, it } from 'vitest'
import { suiteCounts, testFiles, totalLine, vitestCounts } from './test-counts.mjs'

/**
 * @param {...Partial<import('./test-counts.mjs').VitestReport['testResults'][number]>} testResults
 * @returns {import('./test-counts.mjs').VitestReport}
 */
const report = (...testResults) => ({
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: testResults.map((one) => ({
    name: 'a.test.ts',
    status: 'passed',
    message: '',
    startTime: 0,
    endTime: 0,
    assertionResults: [],
    ...one,
  })),
})
const passed = { status: 'passed', fullName: 'adds' }
const failed = { status: 'failed', fullName: 'takes away', failureMessages: ['\u001b[31mError: expected 2\u001b[39m\n  at line 3'] }
const counted = (/** @type {import('./test-counts.mjs').VitestReport} */ read) => vitestCounts(testFiles(read), read)

describe("vitest's report", () => {
  it('is read file by file, in the order in which they ran, with what failed first and the milliseconds', () => {
    const first = { name: 'first.test.ts', status: 'failed', startTime: 1, endTime: 31.6, assertionResults: [passed, failed] }
    expect(testFiles(report({ name: 'second.test.ts', startTime: 2, endTime: 2, assertionResults: [passed] }, first))).toEqual([
      { file: 'first.test.ts', passed: 1, failed: 1, message: 'takes away: Error: expected 2', milliseconds: 31 },
      { file: 'second.test.ts', passed: 1, failed: 0, message: '', milliseconds: 0 },
    ])
  })

  it('counts a file that could not be loaded', () => {
    const broken = { status: 'failed', message: 'SyntaxError: Unexpected token\nand more' }
    expect(testFiles(report(broken))).toEqual([
      { file: 'a.test.ts', passed: 0, failed: 1, message: 'SyntaxError: Unexpected token', milliseconds: 0 },
    ])
  })

  it('does not count a file twice for the test that failed in it', () => {
    expect(counted(report({ status: 'failed', assertionResults: [passed, failed] }))).toEqual({ passed: 1, failed: 1 })
  })

  it('counts what was skipped as failed', () => {
    const skipped = { ...report({ assertionResults: [passed, { status: 'pending', fullName: 'later' }] }), numPendingTests: 1 }
    expect(counted(skipped)).toEqual({ passed: 1, failed: 1, remark: '1 skipped, which counts as failed' })
  })
})

describe('what a suite counts for', () => {
  it.each([
    ['a tool that holds', 0, undefined, { passed: 1, failed: 0 }],
    ['a tool that does not', 2, undefined, { passed: 0, failed: 1 }],
    ['tests that pass', 0, { passed: 5, failed: 0 }, { passed: 5, failed: 0 }],
    ['tests that fail', 1, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
    ['tests that pass in a runner that does not', 1, { passed: 5, failed: 0 }, { passed: 5, failed: 1 }],
    ['a tool that was killed', null, undefined, { passed: 0, failed: 1 }],
  ])('%s', (_, exitCode, reported, counts) => {
    expect(suiteCounts(exitCode, reported)).toEqual(counts)
  })

  it('is a failure when it holds no test at all', () => {
    expect(suiteCounts(0, { passed: 0, failed: 0 })).toMatchObject({ passed: 0, failed: 1 })
  })
})

it('adds everything up in the last line', () => {
  expect(
    totalLine([
      { passed: 2, failed: 0 },
      { passed: 40, failed: 1 },
    ]),
  ).toBe('42 passed, 1 failed')
  expect(totalLine([])).toBe('0 passed, 0 failed')
})
