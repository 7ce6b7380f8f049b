import { expect, test } from 'vitest'
import { documentTitle, headTags } from './head.ts'

const site = { name: 'Artha', url: 'https://artha.example' }
const head = { title: 'Gold', description: 'About gold.', canonicalPath: '/blog/a' }

test.each([
  ['Gold', 'Gold · Artha'],
  ['Artha: money', 'Artha: money'],
])('%s is titled %s', (title, expected) => {
  expect(documentTitle({ ...head, title }, site)).toBe(expected)
})

test('addresses are whole, and a picture asks for the large card', () => {
  const tags = headTags({ ...head, image: '/uploads/a.webp', type: 'article' }, site)
  expect(tags).toEqual([
    ['meta', { name: 'description', content: 'About gold.' }],
    ['link', { rel: 'canonical', href: 'https://artha.example/blog/a' }],
    ['meta', { property: 'og:site_name', content: 'Artha' }],
    ['meta', { property: 'og:locale', content: 'en_IN' }],
    ['meta', { property: 'og:type', content: 'article' }],
    ['meta', { property: 'og:title', content: 'Gold · Artha' }],
    ['meta', { property: 'og:description', content: 'About gold.' }],
    ['meta', { property: 'og:url', content: 'https://artha.example/blog/a' }],
    ['meta', { property: 'og:image', content: 'https://artha.example/uploads/a.webp' }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ])
})

test('a page that is not indexed says so instead of naming an address', () => {
  const tags = headTags({ ...head, noindex: true }, site)
  expect(tags).toContainEqual(['meta', { name: 'robots', content: 'noindex' }])
  expect(tags.filter(([name]) => name === 'link')).toEqual([])
})
