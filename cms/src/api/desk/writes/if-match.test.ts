import { expect, it } from 'vitest'
import { etagOf, ifMatchHolds } from './if-match'

it.each([
  ['', true],
  ['  ', true],
  ['*', true],
  ['"7"', true],
  ['W/"7"', true],
  ['w/"7"', true],
  ['"6", "7"', true],
  ['"6"', false],
  ['"77"', false],
  ['7', false],
  ['"7', false],
  ['nonsense', false],
])('If-Match %j on version 7: %s', (header, holds) => {
  expect(ifMatchHolds(header, 7)).toBe(holds)
})

it('a version is matched by its own tag', () => {
  expect(ifMatchHolds(etagOf(12), 12)).toBe(true)
})
