import { expect, it } from 'vitest'
import { hasMarkup, validBlockAttributes } from './rich-text-policy.ts'

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

it.each([
  ['/uploads/jar-480.webp 480w', true],
  ['/uploads/jar-480.webp 480w, https://media.example/v1/jar-1200.webp 1200w', true],
  ['', false],
  ['/uploads/jar.webp', false],
  ['/uploads/jar.webp 2x', false],
  ['/uploads/jar.webp 0w', false],
  ['//media.example/jar.webp 480w', false],
  ['/\\media.example/jar.webp 480w', false],
  ['http://media.example/jar.webp 480w', false],
  ['javascript:x() 480w', false],
  ['data:image/svg+xml,x 480w', false],
  ['/uploads/jar.webp 480w, javascript:x() 800w', false],
  ['/uploads/jar.webp 480w" onload="x()', false],
  ['/uploads/jar.webp 480w,\n/uploads/jar.webp 800w', false],
])('the files of a picture block %j: %s', (srcset, isValid) => {
  const picture = 'abcdefgh'
  expect(validBlockAttributes('artha-picture', { picture, srcset })).toEqual(isValid ? { picture, srcset } : { picture })
})
