import { describe, expect, it } from 'vitest'
import { feedFiltersOf, feedPath, feedQuery } from './feed-filters.ts'

const none = { category: 'All', subcategory: '', q: '', page: 1 }
const read = (query: string) => feedFiltersOf(new URLSearchParams(query))

describe('feedFiltersOf', () => {
  it.each([
    ['', {}],
    ['category=All', {}],
    ['category=Sports', {}],
    ['category=Finance', { category: 'Finance' }],
    ['category=Finance&subcategory=News', { category: 'Finance' }],
    ['category=Budget', { category: 'Budget' }],
    ['category=Budget&subcategory=News', { category: 'Budget', subcategory: 'News' }],
    ['category=Budget&subcategory=Budget+types', { category: 'Budget', subcategory: 'Budget types' }],
    ['category=Budget&subcategory=CGST', { category: 'Budget' }],
    ['category=Insurance', { category: 'Insurance' }],
    ['subcategory=CGST', {}],
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
  ['', null],
  ['category=All', null],
  ['page=2', { page: 2 }],
  ['q=gold', { q: 'gold' }],
  ['category=Finance', { category: 'Finance' }],
  ['category=Tax&page=2', { category: 'Tax', page: 2 }],
])('%s asks the server for %j', (query, expected) => {
  const absent = { category: undefined, subcategory: undefined, q: undefined, page: undefined, pageSize: 12 }
  expect(feedQuery(read(query))).toEqual(expected && { ...absent, ...expected })
})
