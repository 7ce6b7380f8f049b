import { expect, test } from 'vitest'
import { rssFindings } from '../../checks/rss-rules.ts'
import { childrenOf, xmlRoot } from '../../checks/xml-tree.ts'
import { issuesFeed } from './issues-feed.ts'

const site = { name: 'Artha & Co', url: 'https://artha.example' }
const issue = { number: 7, subject: 'PPF & you', previewLine: 'What it pays.', sentAt: '2026-11-21T03:00:00.000Z' }

test.each([
  ['nothing', []],
  ['one issue', [issue]],
  ['markup', [{ ...issue, subject: '</title><script>', previewLine: '' }]],
  ['Hindi', [{ ...issue, subject: 'पीपीएफ की दर', previewLine: 'सरल सूची' }]],
])('a feed of %s is right', (_, issues) => {
  const text = issuesFeed(site, issues)
  expect(rssFindings(text)).toEqual([])
  expect(xmlRoot(text).querySelectorAll('item')).toHaveLength(issues.length)
})

test('an item says what, where and when', () => {
  const item = xmlRoot(issuesFeed(site, [issue])).querySelector('item')
  if (item === null) throw new Error('The feed has no item')
  expect(Object.fromEntries(childrenOf(item).map(({ nodeName, textContent }) => [nodeName, textContent]))).toEqual({
    title: 'PPF & you',
    link: 'https://artha.example/newsletter/issues/7',
    guid: 'https://artha.example/newsletter/issues/7',
    pubDate: 'Sat, 21 Nov 2026 08:30:00 +0530',
    description: 'What it pays.',
  })
})
