import { expect, it } from 'vitest'
import { recentSearches, withSearch } from './recent-searches.ts'

it.each([
  [null, []],
  ['', []],
  ['no json', []],
  ['{"0":"gold"}', []],
  ['["gold","gold",5,null,"  ","tax"]', ['gold', 'tax']],
  ['["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
  [JSON.stringify(['x'.repeat(200)]), ['x'.repeat(100)]],
])('%s is read as %j', (stored, expected) => {
  expect(recentSearches(stored)).toEqual(expected)
})

it.each([
  ['gold', [], ['gold']],
  ['gold', ['tax', 'Gold'], ['gold', 'tax']],
  ['f', ['a', 'b', 'c', 'd', 'e'], ['f', 'a', 'b', 'c', 'd']],
])('%s after %j', (text, before, expected) => {
  expect(withSearch(text, before)).toEqual(expected)
})
