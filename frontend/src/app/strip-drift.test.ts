import { expect, it } from 'vitest'
import { nextOffset } from './strip-drift.ts'

it.each([
  [0, 100, 2],
  [98, 100, 100],
  [97.5, 100, 99.5],
  [99.2, 100, 0],
  [100, 100, 0],
  [0, 0, 0],
  [0, 1, 0],
])('from %d of %d to %d', (offset, last, expected) => {
  expect(nextOffset(offset, last)).toBe(expected)
})
