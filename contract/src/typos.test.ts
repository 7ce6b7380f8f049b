import { expect, it } from 'vitest'
import { editDistance, allowedTypos } from './typos.ts'

it.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('a word of %i letters may have %i slips', (length, slips) => expect(allowedTypos(length)).toBe(slips))

it.each([
  ['fund', 'fund', 0],
  ['fudn', 'fund', 1],
  ['fnd', 'fund', 1],
  ['funnd', 'fund', 1],
  ['fumd', 'fund', 1],
  ['mutaul', 'mutual', 1],
  ['insurence', 'insurance', 1],
  ['inshurence', 'insurance', 2],
  ['gold', 'loan', 3],
  ['a', 'abcdef', 3],
])('%s and %s: %i', (one, other, slips) => expect(editDistance(one, other, 2)).toBe(slips))
