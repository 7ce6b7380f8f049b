import { expect, it } from 'vitest'
import { reviewStatus } from './review-status'

it.each([
  [null, 3, 'none', false],
  [{ state: 'waiting', version: 3 }, 3, 'waiting', false],
  // A later save does not end the wait
  [{ state: 'waiting', version: 3 }, 5, 'waiting', false],
  [{ state: 'returned', version: 3 }, 4, 'returned', false],
  [{ state: 'approved', version: 3 }, 3, 'approved', false],
  [{ state: 'approved', version: 3 }, 4, 'waiting', true],
] as const)('%j at version %i: %s, void: %s', (row, version, state, wasApproved) => {
  expect(reviewStatus(row, version)).toEqual({ state, wasApproved })
})
