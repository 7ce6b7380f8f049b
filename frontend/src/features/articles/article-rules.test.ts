import { describe, expect, it } from 'vitest'
import type { Article, ArticleCard, ArticleSection } from '@artha/contract/article'
import { articleSections } from './article-sections.ts'
import { calculatorPromo } from './calculator-promo.ts'
import { needsEducationNote } from './education-note.ts'
import { readingMinutes } from './reading-time.ts'
import { similarArticles } from './similar-articles.ts'

const section = (description: string): ArticleSection => ({ subtitle: '', description, imageUrl: '', imageAlt: '', image: null })

describe('articleSections', () => {
  const legacy = { imageUrl: '/old.webp', image: null, subcategory: 'Tax filing', content: 'Once.', sections: [] as ArticleSection[] }

  it('makes one section of a legacy article', () => {
    expect(articleSections(legacy as unknown as Article)).toEqual([
      { subtitle: 'Tax filing', description: 'Once.', imageUrl: '/old.webp', imageAlt: '', image: null },
    ])
  })

  it('keeps the sections of any other', () => {
    const sections = [section('One'), section('Two')]
    expect(articleSections({ ...legacy, sections } as unknown as Article)).toBe(sections)
  })
})

describe('similarArticles', () => {
  const card = (_id: string, category: string) => ({ _id, category }) as ArticleCard
  const cards = [card('a', 'Tax'), card('b', ' Tax '), card('c', 'Taxes'), card('d', 'Tax'), card('e', 'Tax'), card('f', 'Tax'), card('g', 'Tax')]

  it.each([
    ['a', 'Tax', ['b', 'd', 'e', 'f']],
    ['x', ' Tax', ['a', 'b', 'd', 'e']],
    ['c', 'Taxes', []],
    ['x', 'GST', []],
  ])('of %s in %j', (_id, category, expected) => {
    expect(similarArticles({ _id, category }, cards).map((each) => each._id)).toEqual(expected)
  })
})

it.each([
  ['Loan', '/loan-calculator'],
  ['Investment', '/investment-calculator'],
  ['Budget', '/budget-calculator'],
  ['Insurance', '/insurance-calculator'],
  ['Credit cards', '/credit-calculator'],
  ['revenue', '/revenue-calculator'],
  ['My networth', '/networth-calculator'],
  ['Tax', '/loan-calculator'],
  ['', '/loan-calculator'],
])('the calculator of %j is %s', (category, path) => {
  expect(calculatorPromo(category).path).toBe(path)
})

it.each([
  ['News', 'Investment market', '/investment-calculator'],
  ['Calculator', 'Insurance calculator', '/insurance-calculator'],
  // The category is heard first
  ['Loan', 'Insurance', '/loan-calculator'],
  ['Tax', 'Tax saving', '/loan-calculator'],
])('the calculator of %s, %s is %s', (category, subcategory, path) => {
  expect(calculatorPromo(category, subcategory).path).toBe(path)
})

const words = (count: number) => 'word '.repeat(count)

it.each([
  [[section('')], 1],
  [[section(words(220))], 1],
  [[section(words(400)), section(words(260))], 3],
  [[section(`<p class="a b c">${words(440)}</p>`)], 2],
])('reading time, case %#', (sections, minutes) => {
  expect(readingMinutes(sections)).toBe(minutes)
})

it.each([
  ['Investment', 'News', true],
  ['Finance', 'Investing early', true],
  ['Tax', 'Tax rules', false],
])('an article in %s, %s carries the note on education: %s', (category, subcategory, expected) => {
  expect(needsEducationNote({ category, subcategory })).toBe(expected)
})
