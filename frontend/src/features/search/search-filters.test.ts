import { expect, it } from 'vitest'
import { searchFiltersOf, searchPath } from './search-filters.ts'

it.each([
  ['', '/search?q='],
  ['q=home+loan', '/search?q=home+loan'],
  ['q=%20%20gold%0A', '/search?q=gold'],
  ['q=gold&type=terms&topic=Tax&from=2026-11-01&page=2', '/search?q=gold&type=terms&topic=Tax&from=2026-11-01&page=2'],
  ['q=tax+15+lakh&type=terms', '/search?q=tax&type=terms'],
  ['q=ABCDE1234F', '/search?q='],
  ['q=gold&page=2', '/search?q=gold'],
  ['q=gold&type=people&topic=All&from=2026-02-31&page=9', '/search?q=gold'],
  ['q=gold&type=&topic=&from=', '/search?q=gold'],
  [`q=${'x'.repeat(200)}`, `/search?q=${'x'.repeat(100)}`],
])('%s is %s', (address, expected) => {
  expect(searchPath(searchFiltersOf(new URLSearchParams(address)))).toBe(expected)
})
