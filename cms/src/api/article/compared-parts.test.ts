import type { Article } from '@artha/contract/article'
import { expect, it } from 'vitest'
import { htmlLines, partsOfArticle } from './compared-parts'

it.each([
  ['plain words', 'plain words'],
  ['<h3>One</h3><p>Two <b>three</b><br>four</p><ul><li>five</li></ul>', 'One\nTwo three\nfour\nfive'],
  ['<table><tbody><tr><th>Bank</th><td>6%</td></tr><tr><th>Post</th><td>7%</td></tr></tbody></table>', 'Bank 6%\nPost 7%'],
  ['<p>1 &lt; 2 &amp; 3</p><script>alert(1)</script><p></p>', '1 < 2 & 3'],
])('has the lines of %s', (html, lines) => {
  expect(htmlLines(html)).toBe(lines)
})

const article: Article = {
  _id: 'a1',
  title: 'Rates',
  category: 'Loan',
  subcategory: 'Home loan',
  section: '',
  featured: false,
  createdAt: '2026-11-10T03:30:00.000Z',
  standfirst: 'Taken from the text',
  byline: 'Asha Rao',
  imageUrl: '',
  image: null,
  content: '',
  sections: [{ subtitle: 'One', description: '<p>It rose.</p>', imageUrl: '/uploads/a.webp', image: null, imageAlt: 'A bank' }],
  version: 4,
  updatedAt: '2026-11-12T03:30:00.000Z',
  authors: [{ name: 'Asha Rao', qualification: '', registration: '' }],
  caption: 'A counter.',
  shortVersion: { lines: ['It rose.'], figure: '5.5%', figureSays: '', appliesTo: '', doBy: '', costsOrSaves: '' },
  figureData: [
    {
      ...{ kind: 'slabs', title: 'Slabs', unit: 'percent', after: 1, source: 'Finance Act', address: '', date: '2026-04-01' },
      rows: [
        { from: 0, upTo: 400000, percent: 0 },
        { from: 400000, upTo: null, percent: 5 },
      ],
    },
  ],
  sources: [{ title: 'Press release', authority: 'RBI', document: '', address: 'https://www.rbi.org.in', checkedOn: '2026-10-12' }],
}

it('takes what readers see, part by part, and no person’s name', () => {
  expect(partsOfArticle(article, '')).toEqual({
    title: 'Rates',
    standfirst: '',
    shortVersion: 'It rose.\n5.5%',
    text: 'One\nIt rose.',
    charts: 'Slabs\n₹0 to ₹400000: 0%\n₹400000 and above: 5%\nFinance Act, 2026-04-01',
    pictures: 'A counter.\nA bank',
    sources: 'Press release, RBI, https://www.rbi.org.in, 2026-10-12',
  })
})

it('is empty where an article has nothing of a part', () => {
  const { authors: _, caption: __, shortVersion: ___, figureData: ____, sources: _____, ...plain } = article
  expect(partsOfArticle(plain, 'Written')).toMatchObject({ standfirst: 'Written', shortVersion: '', charts: '', pictures: 'A bank', sources: '' })
})
