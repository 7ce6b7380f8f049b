import { expect, test } from 'vitest'
import { freshnessOf } from './cache-freshness.ts'

test.each([
  [200, 0, 'fresh'],
  [200, 1_999, 'fresh'],
  [200, 2_000, 'stale'],
  [200, 4_999, 'stale'],
  [200, 5_000, 'expired'],
  [200, 3_600_000, 'expired'],
  [404, 0, 'fresh'],
  [404, 999, 'fresh'],
  [404, 1_000, 'expired'],
  [400, 999, 'fresh'],
  [400, 1_000, 'expired'],
] as const)('an answer of %i that is %i ms old: %s', (status, ageMs, expected) => {
  expect(freshnessOf(status, ageMs)).toBe(expected)
})
