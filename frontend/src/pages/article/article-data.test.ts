import { describe, expect, it, test } from 'vitest'
import type { Article } from '@artha/contract/article'
import { structuredDataFindings } from '../../../checks/structured-data-rules.ts'
import { articleBuilder, mockId, sectionBuilder } from '../../mocks/data/article-builder.ts'
import { keyOf } from '../../api/key-of.ts'
import { articleData } from './article-data.ts'
import { articleHead } from './article-head.ts'
import { articleMovedTo } from './article-moved-to.ts'

const site = { siteUrl: 'https://artha.example', siteName: 'Artha' }
const id = mockId(1)
const faqs = sectionBuilder({ subtitle: ' FAQs ', description: '1. Why?\nBecause 1 < 2 & that.\n2. How?\nSlowly.', imageUrl: '' })
const blocksOf = (article: Partial<Article>) => articleData(articleBuilder(article), site) as unknown as Record<string, unknown>[]
const blockOf = (article: Partial<Article>, type: string) => blocksOf(article).find((block) => block['@type'] === type)

describe('the structured data is as search engines ask for it', () => {
  it.each<[string, Partial<Article>]>([
    ['any article', {}],
    ['one with questions', { sections: [sectionBuilder(), faqs] }],
    ['a legacy article', { sections: [], content: 'Words', imageUrl: '/uploads/a.webp' }],
    ['one without picture, standfirst, byline', { sections: [sectionBuilder({ imageUrl: '' })], standfirst: '', byline: '' }],
    ['one in Hindi', { title: 'आयकर रिटर्न', byline: 'आशा' }],
    ['one with markup in its title', { title: '</script><b>&"' }],
    ['one without words in its title', { title: '₹ …' }],
  ])('%s', (_, article) => {
    expect(blocksOf(article).flatMap(structuredDataFindings)).toEqual([])
  })
})

it('tells the questions and answers of an FAQs section as plain text', () => {
  expect(blockOf({ sections: [faqs] }, 'FAQPage')).toMatchObject({
    mainEntity: [
      { name: 'Why?', acceptedAnswer: { text: 'Because 1 < 2 & that.' } },
      { name: 'How?', acceptedAnswer: { text: 'Slowly.' } },
    ],
  })
  expect(blockOf({}, 'FAQPage')).toBeUndefined()
  expect(blockOf({ sections: [sectionBuilder({ subtitle: 'FAQs', description: 'Nothing numbered' })] }, 'FAQPage')).toBeUndefined()
})

test.each([
  ['Artha newsroom', 'Organization', 'Artha newsroom'],
  ['Artha tax desk', 'Organization', 'Artha tax desk'],
  ['', 'Organization', 'Artha'],
  ['Asha Rao', 'Person', 'Asha Rao'],
])('"%s" is a %s', (byline, type, name) => {
  expect(blockOf({ byline }, 'NewsArticle')).toMatchObject({ author: { '@type': type, name } })
})

const answersWith = (title: string) => ({ [keyOf('readArticle', { id })]: articleBuilder({ title }) })

test.each([
  ['no words in the address', undefined, undefined],
  ['the words of the title', 'gold-loans-weighed', undefined],
  ['other words', 'gold', `/blog/${id}/gold-loans-weighed`],
  ['other letters', 'Gold-Loans-Weighed', `/blog/${id}/gold-loans-weighed`],
])('%s: moved to %s', (_, slug, path) => {
  expect(articleMovedTo(answersWith('Gold loans, weighed'), { id, slug })).toBe(path)
})

test('Hindi words in an address, a title without words, an article that is not there', () => {
  expect(articleMovedTo(answersWith('सोना ऋण'), { id, slug: 'सोना-ऋण' })).toBeUndefined()
  expect(articleMovedTo(answersWith('सोना ऋण'), { id, slug: 'x' })).toBe(`/blog/${id}/${encodeURIComponent('सोना-ऋण')}`)
  expect(articleMovedTo(answersWith('…'), { id, slug: 'x' })).toBe(`/blog/${id}`)
  expect(articleMovedTo({}, { id, slug: 'x' })).toBeUndefined()
})

test('the head names the address with words, the picture of this version and the feed of the category', () => {
  const head = articleHead({ answers: answersWith('Gold loans, weighed'), params: { id }, search: new URLSearchParams(), ...site })
  expect(head).toMatchObject({
    canonicalPath: `/blog/${id}/gold-loans-weighed`,
    image: `/share/${id}.png?v=1`,
    feed: { title: 'Artha: Saving', path: '/rss/saving.xml' },
    article: { publishedAt: '2026-11-18T06:30:00.000Z', section: 'Saving' },
  })
})

it('names the sources as citations', () => {
  const figure = { figureKey: 'repo', on: 'today', from: '2026-10-07', until: null, confidence: 'two-sources' }
  const source = { title: 'RBI policy repo rate', authority: 'RBI', document: '', address: 'https://www.rbi.org.in', checkedOn: '2026-10-12', figure }
  expect(blocksOf({ sources: [source] }).flatMap(structuredDataFindings)).toEqual([])
  expect(blockOf({ sources: [source] }, 'NewsArticle')?.citation).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'RBI policy repo rate',
      url: 'https://artha.example/figures/repo',
      publisher: { '@type': 'Organization', name: 'RBI' },
      isBasedOn: 'https://www.rbi.org.in',
    },
  ])
})
