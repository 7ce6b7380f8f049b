import { expect, test } from 'vitest'
import { rssFindings } from '../../checks/rss-rules.ts'
import { childrenOf, textOf, xmlRoot } from '../../checks/xml-tree.ts'
import { cardBuilder, mockId } from '../../src/mocks/data/article-builder.ts'
import { rssFeed } from './rss.ts'

const site = { name: 'Artha & Co', url: 'https://artha.example' }
const itemsOf = (text: string) => xmlRoot(text).querySelectorAll('item')

test.each([
  ['nothing', []],
  ['one article', [cardBuilder()]],
  ['markup and control characters', [cardBuilder({ title: 'A </title><script> & \u0000\u001b]]>', standfirst: '<b>"bold"</b>' })]],
  ['Hindi', [cardBuilder({ title: 'आयकर रिटर्न: ₹5 लाख', standfirst: 'सरल सूची', imageAlt: 'चित्र' })]],
  ['200 characters', [cardBuilder({ title: 'W'.repeat(200) })]],
  ['no picture, no words', [cardBuilder({ imageUrl: '', image: null, standfirst: '', excerpt: '', subcategory: '' })]],
  ['a picture of another host', [cardBuilder({ imageUrl: 'https://media.example/a b.jpg', image: null })]],
  ['fifty', Array.from({ length: 50 }, (_, at) => cardBuilder({ _id: mockId(at) }))],
])('a feed of %s is right', (_, cards) => {
  for (const category of [undefined, 'Case Studies']) expect(rssFindings(rssFeed(site, category, cards))).toEqual([])
  expect(itemsOf(rssFeed(site, undefined, cards))).toHaveLength(cards.length)
})

test('an item says what, where and when', () => {
  const [item] = itemsOf(rssFeed(site, undefined, [cardBuilder({ category: 'News', subcategory: ' News ', title: 'A & B' })]))
  if (item === undefined) throw new Error('The feed has no item')
  expect(Object.fromEntries(childrenOf(item).map(({ nodeName, textContent }) => [nodeName, textContent]))).toEqual({
    title: 'A & B',
    link: `https://artha.example/blog/${mockId(1)}/a-b`,
    guid: `https://artha.example/blog/${mockId(1)}`,
    pubDate: 'Wed, 18 Nov 2026 12:00:00 +0530',
    category: 'News',
    description: 'Three habits that make the first month of expenses the easiest one to keep.',
    'media:content': '',
  })
})

test('a feed says of what it is, and the same articles make the same text', () => {
  const text = rssFeed(site, 'Tax', [cardBuilder()])
  const [channel] = childrenOf(xmlRoot(text))
  if (channel === undefined) throw new Error('The feed has no channel')
  expect(textOf(channel, 'title')).toBe('Artha & Co: Tax')
  expect(textOf(channel, 'link')).toBe('https://artha.example/tax')
  expect(textOf(channel, 'lastBuildDate')).toBe('Wed, 18 Nov 2026 12:00:00 +0530')
  expect(childrenOf(channel, 'atom:link')[0]?.getAttribute('href')).toBe('https://artha.example/rss/tax.xml')
  expect(rssFeed(site, 'Tax', [cardBuilder()])).toBe(text)
})
