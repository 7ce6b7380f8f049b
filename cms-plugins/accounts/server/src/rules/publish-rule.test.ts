import { expect, it } from 'vitest'
import { publishesWithoutReview } from './publish-rule'

it.each([
  [undefined, true, false],
  ['reader', true, false],
  ['creator', null, false],
  ['creator', false, false],
  ['creator', true, true],
  ['admin', false, true],
  ['primary-admin', null, true],
] as const)('%s, given %s: %s', (role, isGiven, expected) => {
  expect(publishesWithoutReview(role, isGiven)).toBe(expected)
})
