import { expect, it } from 'vitest'
import { isRfc822, rssFindings } from './rss-rules.ts'

const feed = (items: string, channel = '<title>A</title><link>https://a.example/</link><description>B</description>') =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}${items}</channel></rss>`
const item = '<item><title>C</title><guid isPermaLink="false">1</guid></item>'

it('finds nothing in a feed that is right', () => {
  expect(rssFindings(feed(item))).toEqual([])
})

it.each([
  ['another root', '<feed/>'],
  ['another version', feed('').replace('2.0', '0.91')],
  ['no link', feed('', '<title>A</title><description>B</description>')],
  ['two titles', feed('<title>A</title>')],
  ['an empty description', feed('<item><description> </description></item>')],
  ['an element that RSS does not know', feed('<summary>x</summary>')],
  ['an item without words', feed('<item><link>https://a.example/1</link></item>')],
  ['a relative link', feed('<item><title>C</title><link>/blog/1</link></item>')],
  ['an address outside ASCII', feed('<item><title>C</title><link>https://a.example/कर</link></item>')],
  ['a wrong date', feed('<item><title>C</title><pubDate>2026-11-20</pubDate></item>')],
  ['one guid twice', feed(item + item)],
  ['a permanent link that is none', feed('<item><title>C</title><guid>1</guid></item>')],
  ['an enclosure without its length', feed('<item><title>C</title><enclosure url="https://a.example/1.png" type="image/png"/></item>')],
  ['a large image', feed('<image><url>https://a.example/a</url><title>A</title><link>https://a.example/</link><width>192</width></image>')],
])('finds %s', (_, text) => {
  expect(rssFindings(text)).not.toEqual([])
})

it('takes nothing that is not well formed', () => {
  expect(() => rssFindings(feed('<item>'))).toThrow('Not well-formed')
})

it.each([
  ['Fri, 20 Nov 2026 14:05:00 +0530', true],
  ['Fri, 20 Nov 2026 08:35:00 GMT', true],
  ['Thu, 20 Nov 2026 08:35:00 GMT', false],
  ['20 Nov 2026', false],
])('%s is a date of RFC 822: %s', (text, expected) => {
  expect(isRfc822(text)).toBe(expected)
})
