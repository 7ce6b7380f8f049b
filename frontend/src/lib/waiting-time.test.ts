import { expect, it } from 'vitest'
import { waitingTimeInWords } from './waiting-time.ts'

it.each([
  [0.2, 'one second'],
  [59, '59 seconds'],
  [60, 'one minute'],
  [61, '2 minutes'],
  [840, '14 minutes'],
  [3_541, 'one hour'],
  [3_600, 'one hour'],
  [3_601, '2 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitingTimeInWords(seconds)).toBe(words)
})
