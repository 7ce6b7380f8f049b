import { expect, it } from 'vitest'
import { pauseAfterTries, serverPauseMs } from './try-again'

it.each([
  [1, 1],
  [2, 5],
  [8, 480],
  [9, undefined],
])('after %i tries: %s minutes', (tries, minutes) => {
  expect(pauseAfterTries(tries)).toBe(minutes === undefined ? undefined : minutes * 60_000)
})

it.each([
  [1, 5],
  [2, 10],
  [6, 160],
  [7, 300],
  [60, 300],
])('after %i failures of the server: %i seconds', (failures, seconds) => {
  expect(serverPauseMs(failures)).toBe(seconds * 1_000)
})
