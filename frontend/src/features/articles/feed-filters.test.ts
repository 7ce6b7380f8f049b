import { describe, expect, it } from 'vitest'
import { hasUnknownFilter, feedFiltersOf, feedPath, feedQuery, feedTitle } from './feed-filters.ts'

const none = { category: 'All', subcategory: '', q: '', page: 1 }
const read = (query: string) => feedFiltersOf(new URLSearchParams(query))

describe('feedFiltersOf', () => {
  it.each([
    ['', {}],
    ['category=All', {}],
    ['category=Sports', {}],
    ['category=Finance', { category: 'Finance' }],
    ['category=Finance&subcategory=News', { category: 'Finance', subcategory: 'News' }],
    ['category=+tax+&subcategory=INCOME+TAX', { category: 'Tax', subcategory: 'Income tax' }],
    ['category=Budget', { category: 'Budget' }],
    ['category=Budget&subcategory=News', { category: 'Budget', subcategory: 'News' }],
    ['category=Budget&subcategory=Budget+types', { category: 'Budget', subcategory: 'Budget types' }],
    ['category=Budget&subcategory=CGST', { category: 'Budget' }],
    ['category=Insurance', { category: 'Insurance' }],
    ['subcategory=cgst', { subcategory: 'CGST' }],
    ['subcategory=Sports', {}],
    ['q=+gold+', { q: 'gold' }],
    [`q=${'x'.repeat(101)}`, { q: 'x'.repeat(100) }],
    ['q=home%00%09%20loan', { q: 'home loan' }],
    ['q=%00', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=1.5', {}],
    ['page=834', {}],
    ['page=two', {}],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...none, ...expected })
  })
})

it.each([
  ['', '/#feed'],
  ['category=Budget', '/?category=Budget#feed'],
  ['category=Budget&subcategory=News', '/?category=Budget&subcategory=News#feed'],
  ['category=GST&subcategory=CGST&q=a%26b&page=2', '/?category=GST&subcategory=CGST&q=a%26b&page=2#feed'],
])('the address of %s is %s', (query, expected) => {
  expect(feedPath(read(query))).toBe(expected)
})

it.each([
  ['', {}],
  ['category=All', {}],
  ['subcategory=CGST', { subcategory: 'CGST' }],
  ['page=2', { page: 2 }],
  ['q=gold', { q: 'gold' }],
  ['category=Finance', { category: 'Finance' }],
  ['category=Tax&page=2', { category: 'Tax', page: 2 }],
])('%s asks the server for %j', (query, expected) => {
  const absent = { category: undefined, subcategory: undefined, q: undefined, page: undefined, pageSize: 12 }
  expect(feedQuery(read(query))).toEqual({ ...absent, ...expected })
})

it.each([
  ['', false],
  ['category=All', false],
  ['category=', false],
  ['category=Insurance', false],
  ['category=insurance', false],
  ['category=Finance&subcategory=Whatever+the+writer+put+in', false],
  ['category=Tax&subcategory=', false],
  ['subcategory=News', false],
  ['q=unknown', false],
  ['page=900', false],
  ['category=Sports', true],
  ['category=Sports&category=Tax', true],
  ['category=Tax&subcategory=CGST', true],
  ['category=All&subcategory=Sports', true],
  ['subcategory=Sports', true],
])('%s asks for what cannot be: %s', (query, expected) => {
  expect(hasUnknownFilter(new URLSearchParams(query))).toBe(expected)
})

it.each([
  ['', 'Latest articles'],
  ['category=Tax', 'Latest in Tax'],
  ['category=Tax&subcategory=Income+tax', 'Latest in Tax: Income tax'],
  ['category=News&subcategory=News', 'Latest in News'],
  ['subcategory=CGST', 'Latest in CGST'],
  ['q=gold', 'Results for “gold”'],
  ['q=gold&category=Loan', 'Results for “gold” in Loan'],
])('%s is called %s', (query, expected) => {
  expect(feedTitle(read(query))).toBe(expected)
})
