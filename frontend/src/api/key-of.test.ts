import { expect, it } from 'vitest'
import { keyOf } from './key-of.ts'

it.each([
  [{}, '/admin/upload?fields=card'],
  [{ category: 'Tax', q: '' }, '/admin/upload?category=Tax&fields=card'],
  [{ pageSize: 5, q: 'a&b', category: 'Case Studies' }, '/admin/upload?category=Case+Studies&fields=card&pageSize=5&q=a%26b'],
  [{ subcategory: 'CGST', page: 2 }, '/admin/upload?fields=card&page=2&subcategory=CGST'],
  [{ category: undefined, featured: true }, '/admin/upload?featured=true&fields=card'],
])('the key of the cards with %o is %s', (query, expected) => {
  expect(keyOf('listArticleCards', { query })).toBe(expected)
})

it('asks for one article, whatever its id holds', () => {
  expect(keyOf('readArticle', { id: 'a/../b?c' })).toBe('/admin/upload/a%2F..%2Fb%3Fc')
})

it('is a path alone where nothing is asked beside it', () => {
  expect(keyOf('readHome')).toBe('/api/home')
  expect(keyOf('listStories')).toBe('/api/stories')
})

it('takes what the contract has, and nothing else', () => {
  const wrong = () => [
    // @ts-expect-error: an article is asked for by its id
    keyOf('readArticle'),
    // @ts-expect-error: no such part of its path
    keyOf('readArticle', { id: 'a', slug: 'b' }),
    // @ts-expect-error: no such filter
    keyOf('listArticleCards', { query: { categories: 'Tax' } }),
    // @ts-expect-error: a page is a number
    keyOf('listArticleCards', { query: { page: 'two' } }),
    // @ts-expect-error: no such read
    keyOf('readArticles'),
  ]
  expect(wrong).toBeTypeOf('function')
})
