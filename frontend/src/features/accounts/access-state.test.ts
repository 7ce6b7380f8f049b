import { expect, it } from 'vitest'
import { accessState, addressesIn } from './access-state.ts'

it.each([
  [true, 'Allowed'],
  [false, 'Pending'],
])('isAllowedToCreate %s is %s', (isAllowedToCreate, expected) => {
  expect(accessState({ isAllowedToCreate })).toBe(expected)
})

it.each([
  ['', []],
  ['a@b.example', ['a@b.example']],
  [' a@b.example, c@d.example;\ne@f.example ', ['a@b.example', 'c@d.example', 'e@f.example']],
  ['a@b.example A@b.example', ['A@b.example']],
])('the addresses in "%s"', (text, expected) => {
  expect(addressesIn(text)).toEqual(expected)
})
