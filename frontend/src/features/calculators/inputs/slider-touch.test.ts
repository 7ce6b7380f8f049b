import { expect, it } from 'vitest'
import { courseOf } from './slider-touch.ts'

it.each([
  [0, 0, 'unknown'],
  [7, -7, 'unknown'],
  [8, 0, 'slides'],
  [-30, 12, 'slides'],
  [0, 8, 'scrolls'],
  [5, -60, 'scrolls'],
  [20, 20, 'scrolls'],
] as const)('a finger that has moved %i sideways and %i downwards: %s', (sideways, downwards, course) => {
  expect(courseOf(sideways, downwards)).toBe(course)
})
