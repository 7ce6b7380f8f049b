import { expect, it } from 'vitest'
import { lastPosition, clampPosition } from './carousel-bounds.ts'

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [10, 8],
])('of %i stories the last place is %i', (count, expected) => {
  expect(lastPosition(count)).toBe(expected)
})

it.each([
  [-1, 5, 0],
  [0, 5, 0],
  [2, 5, 2],
  [3, 5, 3],
  [4, 5, 3],
  [1, 2, 0],
  [1, 0, 0],
])('place %i among %i stories becomes %i', (place, count, expected) => {
  expect(clampPosition(place, count)).toBe(expected)
})
