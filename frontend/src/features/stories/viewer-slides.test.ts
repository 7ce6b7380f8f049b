import { expect, it } from 'vitest'
import { isSwipeDown } from './viewer-slides.tsx'

it.each([
  ['down', 0, 120, true],
  ['down, a little aside', 50, 120, true],
  ['down too little', 0, 79, false],
  ['as much aside as down', 120, 120, false],
  ['aside', 200, 10, false],
  ['up', 0, -200, false],
])('a finger that goes %s', (_, x, y, closes) => {
  expect(isSwipeDown({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(closes)
})
