import { describe, expect, it } from 'vitest'
import { suiteCounts, totalLine, vitestCounts } from './test-counts.mjs'

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}

describe("vitest's report", () => {
  it('is counted', () => {
    expect(vitestCounts({ ...report, numFailedTests: 2 })).toEqual({ passed: 3, failed: 2 })
  })

  it('counts a file that could not be loaded', () => {
    const broken = { status: 'failed', assertionResults: [] }
    expect(vitestCounts({ ...report, testResults: [broken] })).toEqual({ passed: 3, failed: 1 })
  })

  it('does not count a file twice for the test that failed in it', () => {
    const failed = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
    expect(vitestCounts({ ...report, numFailedTests: 1, testResults: [failed] })).toEqual({ passed: 3, failed: 1 })
  })

  it('counts what was skipped as failed', () => {
    expect(vitestCounts({ ...report, numPendingTests: 1, numTodoTests: 1 })).toMatchObject({ passed: 3, failed: 2 })
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
