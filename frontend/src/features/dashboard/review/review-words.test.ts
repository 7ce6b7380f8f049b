import { expect, it } from 'vitest'
import { stateWords } from './review-words.ts'

it.each([
  ['none', false, 'Not submitted'],
  ['waiting', false, 'Waiting'],
  ['waiting', true, 'Changed since it was approved'],
  ['returned', false, 'Returned'],
  ['approved', false, 'Approved'],
] as const)('%s, void: %s', (state, wasApproved, words) => {
  expect(stateWords({ state, wasApproved })).toBe(words)
})
