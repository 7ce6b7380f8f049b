import { expect, it } from 'vitest'
import { savedAgoText } from './saved-ago-text.ts'

it.each([
  [-5_000, 'Saved 0 s ago'],
  [3_999, 'Saved 3 s ago'],
  [59_999, 'Saved 59 s ago'],
  [60_000, 'Saved 1 min ago'],
  [3_599_999, 'Saved 59 min ago'],
  [7_200_000, 'Saved 2 h ago'],
])('after %i ms: %s', (past, words) => {
  expect(savedAgoText(1_000_000_000, 1_000_000_000 + past)).toBe(words)
})
