import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dependsOnToken } from './depends-on-token.ts'

test.each([
  ['/api/stories?all=1', true],
  ['/api/stories?all', true],
  ['/api/stories?ALL=1', true],
  ['/api/stories?%61ll=1', true],
  ['/api/stories?%61%4Cl', true],
  ['/api/stories?all[]=1', true],
  ['/api/stories?all%5B0%5D=1', true],
  ['/api/stories?all.x=1', true],
  ['/api/stories?+all=1', true],
  ['/api/stories?page=2&all=1&all=2', true],
  ['/api/stories?page=2&&&aLl=', true],
  ['/api/stories', false],
  ['/api/stories?', false],
  ['/api/stories?page=all', false],
  ['/api/stories?overall=1', false],
  ['/api/stories?allowed=1', false],
  ['/api/stories/abcdefgh?all=1', false],
  ['/api/home?all=1', false],
  ['/admin/upload?all=1', false],
])('%s: %s', (url, depends) => {
  expect(dependsOnToken(url)).toBe(depends)
})

const letters = (ways: string[]) => fc.constantFrom(...ways)

test('no spelling of the key is missed, wherever it stands', () => {
  const key = fc
    .tuple(letters(['a', 'A', '%61', '%41']), letters(['l', 'L', '%6c', '%4C']), letters(['l', 'L', '%6C', '%4c']))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(key, fc.constantFrom('', '=', '=1', '[]=1', '%5b%5d', '=0&all=1'), fc.constantFrom('', 'page=1&', '&', 'x&'), (all, rest, before) => {
      expect(dependsOnToken(`/api/stories?${before}${all}${rest}`)).toBe(true)
    }),
  )
})
