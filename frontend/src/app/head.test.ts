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

test('addresses are whole, and the picture is one that the server draws', () => {
  const feed = { title: 'Artha: Gold', path: '/rss/gold.xml' }
  const article = { publishedAt: '2026-11-18T06:30:00.000Z', section: 'Gold' }
  const tags = headTags({ ...head, image: '/share/a.png?v=2', type: 'article', article, feed }, site)
  const feedLink = { rel: 'alternate', type: 'application/rss+xml' }
  expect(tags).toEqual([
    ['meta', { name: 'description', content: 'About gold.' }],
    ['meta', { name: 'robots', content: 'max-image-preview:large' }],
    ['link', { rel: 'canonical', href: 'https://artha.example/blog/a' }],
    ['link', { ...feedLink, title: 'Artha', href: '/rss.xml' }],
    ['link', { ...feedLink, title: 'Artha: Gold', href: '/rss/gold.xml' }],
    ['meta', { property: 'og:site_name', content: 'Artha' }],
    ['meta', { property: 'og:locale', content: 'en_IN' }],
    ['meta', { property: 'og:type', content: 'article' }],
    ['meta', { property: 'og:title', content: 'Gold · Artha' }],
    ['meta', { property: 'og:description', content: 'About gold.' }],
    ['meta', { property: 'og:url', content: 'https://artha.example/blog/a' }],
    ['meta', { property: 'article:published_time', content: '2026-11-18T06:30:00.000Z' }],
    ['meta', { property: 'article:section', content: 'Gold' }],
    ['meta', { property: 'og:image', content: 'https://artha.example/share/a.png?v=2' }],
    ['meta', { property: 'og:image:type', content: 'image/png' }],
    ['meta', { property: 'og:image:width', content: '1200' }],
    ['meta', { property: 'og:image:height', content: '630' }],
    ['meta', { property: 'og:image:alt', content: 'Gold · Artha' }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ])
})

test('a page without a picture of its own has that of the site', () => {
  expect(headTags(head, site)).toContainEqual(['meta', { property: 'og:image', content: 'https://artha.example/share/site.png' }])
})

test('a picture that an editor chose has no size of ours', () => {
  const tags = headTags({ ...head, image: '/share/a.png', photo: '/uploads/a.jpg' }, site)
  const pictures = tags.flatMap(([, { property, content }]) => (property?.startsWith('og:image') ? [`${property} ${content}`] : []))
  expect(pictures).toEqual(['og:image https://artha.example/uploads/a.jpg', 'og:image:alt Gold · Artha'])
})

test('a text that stood elsewhere first names its address there', () => {
  const tags = headTags({ ...head, canonicalPath: 'https://elsewhere.example/first' }, site)
  expect(tags).toContainEqual(['link', { rel: 'canonical', href: 'https://elsewhere.example/first' }])
})

test('a page that is not indexed says so instead of naming an address', () => {
  const tags = headTags({ ...head, noindex: true }, site)
  expect(tags).toContainEqual(['meta', { name: 'robots', content: 'noindex' }])
  expect(tags.filter(([, { rel }]) => rel === 'canonical')).toEqual([])
})
