import { expect, it } from 'vitest'
import { hasMarkup } from './rich-text-policy.ts'

it.each([
  ['<p>One</p>', true],
  ['One<br />two', true],
  ['a link: <a href="/x">here</a>', true],
  ['<!-- a comment -->', true],
  ['If a < b and c > d', false],
  ['Income <the exemption', false],
  ['1. A point\nAnd its text', false],
  ['R&amp;D', false],
])('markup in %s: %s', (text, expected) => {
  expect(hasMarkup(text)).toBe(expected)
})
