import { expect, test } from 'vitest'
import { articleCardsKey, articleKey } from './articles.ts'

test.each([
  [{}, '/admin/upload?fields=card'],
  [{ category: 'Tax', q: '' }, '/admin/upload?fields=card&category=Tax'],
  [{ pageSize: 5, q: 'a&b', category: 'Case Studies' }, '/admin/upload?fields=card&category=Case+Studies&q=a%26b&pageSize=5'],
  [{ page: 2, subcategory: 'CGST' }, '/admin/upload?fields=card&subcategory=CGST&page=2'],
])('the key of the cards with %o is %s', (filters, expected) => {
  expect(articleCardsKey(filters)).toBe(expected)
})

test('an id cannot leave its place in the path', () => {
  expect(articleKey('a/../b?c')).toBe('/admin/upload/a%2F..%2Fb%3Fc')
})
