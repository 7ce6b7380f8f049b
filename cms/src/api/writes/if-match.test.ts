import { expect, it } from 'vitest'
import { etagOf, ifMatchHolds, readEtagOf } from './if-match'

it.each([
  ['', true],
  ['  ', true],
  ['*', true],
  ['"7"', true],
  ['W/"7"', true],
  ['w/"7"', true],
  ['"6", "7"', true],
  ['"7-Ab_c-1"', true],
  ['W/"7-Ab_c-1"', true],
  ['"6-7"', false],
  ['"77-x"', false],
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

it("a reader's tag has the version, and differs with anything that is answered", () => {
  const tag = readEtagOf({ version: 12 })
  expect(tag).toMatch(/^"12-[\w-]{16}"$/)
  expect(ifMatchHolds(tag, 12)).toBe(true)
  expect(readEtagOf({ version: 12 })).toBe(tag)
  const withMore: { version: number } = { version: 12, ...{ title: 'x' } }
  expect(readEtagOf(withMore)).not.toBe(tag)
})
