import { expect, it } from 'vitest'
import { backOffMs, pastDayBackOffLimitMs } from './back-off'

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 8],
  [5, 15],
  [6, 15],
  [5_000, 15],
])('after %i failures a source is left alone for %i minutes', (failures, minutes) => {
  expect(backOffMs(failures)).toBe(minutes * 60_000)
})

it.each([
  [1, 1],
  [5, 16],
  [11, 1_024],
  [12, 1_440],
  [5_000, 1_440],
])('a past day after %i failures for %i minutes', (failures, minutes) => {
  expect(backOffMs(failures, pastDayBackOffLimitMs)).toBe(minutes * 60_000)
})
