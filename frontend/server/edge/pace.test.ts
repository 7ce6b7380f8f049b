import { expect, test } from 'vitest'
import { timeLeftMs, type Pace, type Progress } from './pace.ts'

const pace: Pace = { bytesPerSecond: 1_000, graceMs: 10_000 }
const after = (seconds: number, progress: Progress) => {
  let left = pace.graceMs
  for (let second = 0; second < seconds; second += 1) left = timeLeftMs(left, progress, pace)
  return left
}

test.each<[string, number, Progress, number]>([
  ['silence uses the pause up', 10, { waitedMs: 1_000, bytes: 0 }, 0],
  ['half the pace lasts twice as long', 20, { waitedMs: 1_000, bytes: 500 }, 0],
  ['just the pace goes on for ever', 10_000, { waitedMs: 1_000, bytes: 1_000 }, 10_000],
  ['without a wait nothing is used up', 10_000, { waitedMs: 0, bytes: 0 }, 10_000],
])('%s', (_, seconds, progress, left) => {
  expect(after(seconds, progress)).toBe(left)
})

test('a fast beginning buys no longer pause', () => {
  expect(timeLeftMs(pace.graceMs, { waitedMs: 1_000, bytes: 1_000_000 }, pace)).toBe(pace.graceMs)
})
