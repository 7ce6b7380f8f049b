import { expect, it } from 'vitest'
import { structuredDataFindings } from './structured-data-rules.ts'

const context = { '@context': 'https://schema.org' }
const item = (position: number) => ({ '@type': 'ListItem', position, name: 'A', item: 'https://a.example/' })
const breadcrumbs = (...items: object[]) => ({ ...context, '@type': 'BreadcrumbList', itemListElement: items })
const pages = (url: string) => ({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, url }] })
const question = { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }

it.each([
  ['a way', breadcrumbs(item(1), item(2))],
  ['a list of pages', { ...context, '@type': 'CollectionPage', name: 'A', url: 'https://a.example/a', mainEntity: pages('https://a.example/1') }],
  ['questions', { ...context, '@type': 'FAQPage', mainEntity: [question] }],
])('finds nothing in %s', (_, block) => {
  expect(structuredDataFindings(block)).toEqual([])
})

it.each([
  ['another context', { ...breadcrumbs(item(1), item(2)), '@context': 'http://example.org' }],
  ['an unknown type', { ...context, '@type': 'Sandwich' }],
  ['a way of one step', breadcrumbs(item(1))],
  ['positions that do not count up', breadcrumbs(item(1), item(3))],
  ['a relative address', breadcrumbs(item(1), { ...item(2), item: '/blog/1' })],
  ['a question without an answer', { ...context, '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Why?' }] }],
  [
    'a list of pages without their addresses',
    { ...context, '@type': 'CollectionPage', name: 'A', url: 'https://a.example/a', mainEntity: pages('/1') },
  ],
  ['no questions', { ...context, '@type': 'FAQPage', mainEntity: [] }],
  ['an unknown property', { ...context, '@type': 'FAQPage', mainEntity: [question], colour: 'red' }],
  ['an article with nothing', { ...context, '@type': 'NewsArticle' }],
  ['a text with nothing', { ...context, '@type': 'Article' }],
])('finds %s', (_, block) => {
  expect(structuredDataFindings(block)).not.toEqual([])
})
