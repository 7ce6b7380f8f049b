import { expect, test } from 'vitest'
import { freshnessOf } from './freshness.ts'

test.each([
  [200, 0, 'give'],
  [200, 1_999, 'give'],
  [200, 2_000, 'give-and-refresh'],
  [200, 4_999, 'give-and-refresh'],
  [200, 5_000, 'ask-first'],
  [200, 3_600_000, 'ask-first'],
  [404, 0, 'give'],
  [404, 999, 'give'],
  [404, 1_000, 'ask-first'],
  [400, 999, 'give'],
  [400, 1_000, 'ask-first'],
] as const)('an answer of %i that is %i ms old: %s', (status, ageMs, expected) => {
  expect(freshnessOf(status, ageMs)).toBe(expected)
})
