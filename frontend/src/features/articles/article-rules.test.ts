import { describe, expect, it } from 'vitest'
import type { Article, ArticleCard, ArticleSection } from '@artha/contract/article'
import { articleSections, readingMinutes } from './article-sections.ts'
import { calculatorPromo, calculatorTitle } from './calculator-promo.ts'
import { needsEducationNote } from './education-note.ts'
import { moreOfCategory } from './more-of-category.ts'

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

describe('moreOfCategory', () => {
  const card = (_id: string, category: string, day: number) => ({ _id, category, createdAt: `2026-11-0${day}T06:00:00.000Z` }) as ArticleCard
  const cards = [card('a', 'Tax', 7), card('b', ' Tax ', 6), card('c', 'Taxes', 5), card('d', 'Tax', 4), card('e', 'Tax', 3), card('f', 'Tax', 2)]

  it.each([
    ['a', 'Tax', 7, 'b', ['d', 'e', 'f']],
    ['d', 'Tax', 4, 'e', ['a', 'b', 'f']],
    // Older than all known articles: the newest is next
    ['x', ' Tax', 1, 'a', ['b', 'd', 'e']],
    ['c', 'Taxes', 5, undefined, []],
    ['x', 'GST', 1, undefined, []],
  ])('of %s in %j, day %d, goes on with %s, then %j', (_id, category, day, next, similar) => {
    const more = moreOfCategory(card(_id, category, day), cards)
    expect([more.next?._id, more.similar.map((each) => each._id)]).toEqual([next, similar])
  })
})

it.each([
  ['Loan', '', '/loan-calculator'],
  ['Investment', '', '/investment-calculator'],
  ['Budget', '', '/budget-calculator'],
  ['Insurance', '', '/insurance-calculator'],
  ['Credit cards', '', '/credit-calculator'],
  ['revenue', '', '/revenue-calculator'],
  ['My networth', '', '/networth-calculator'],
  ['Tax', 'Tax saving', '/income-tax-calculator'],
  ['GST', '', '/gst-calculator'],
  ['News', 'Investment market', '/investment-calculator'],
  ['Calculator', 'Insurance calculator', '/insurance-calculator'],
  // The category has priority
  ['Loan', 'Insurance', '/loan-calculator'],
  // A kind of loan or tax with its own calculator
  ['Loan', 'Home loan', '/home-loan-calculator'],
  ['Loan', 'Vehicle loan', '/car-loan-calculator'],
  ['Tax', 'Indirect tax', '/gst-calculator'],
  ['News', 'News', '/loan-calculator'],
])('the calculator of %s, %s is %s', (category, subcategory, path) => {
  expect(calculatorPromo({ category, subcategory }).path).toBe(path)
})

it.each([
  ['A higher wage ceiling for the provident fund', 'epf'],
  ['Fewer GST slabs, and how to read a bill', 'gst'],
  ['What the repo rate rise does', 'home-loan'],
  ['Why the share price in a lesson is old', 'investment'],
])('of the title "%s" it is %s, before a calculator to which the text only links', (title, name) => {
  const html = '<p><a href="/networth-calculator">add up</a></p>'
  expect(calculatorPromo({ category: 'News', subcategory: 'News', title, html }).name).toBe(name)
})

it('without a subject it is the one to which the text links, then that of a tag', () => {
  const news = { category: 'News', subcategory: 'News', title: 'A reader’s map' }
  expect(calculatorPromo({ ...news, html: '<a href="/revenue-calculator">try</a>', tags: ['EPF'] }).name).toBe('revenue')
  expect(calculatorPromo({ ...news, tags: ['EPF'] }).name).toBe('epf')
})

it('takes the calculator that an article opens with its own figures, else that of its subject', () => {
  const plain = '<p>See <a href="/budget-calculator">the budget</a>.</p>'
  const filled = '<p><a href="/home-loan-calculator?principal=3000000&amp;years=20">try it</a></p>'
  expect(calculatorPromo({ category: 'Tax', subcategory: '', html: plain })).toEqual({
    name: 'income-tax',
    path: '/income-tax-calculator',
    isFilled: false,
  })
  expect(calculatorPromo({ category: 'Tax', subcategory: '', html: plain + filled })).toEqual({
    name: 'home-loan',
    path: '/home-loan-calculator?principal=3000000&years=20',
    isFilled: true,
  })
})

it.each([
  ['loan', 'Loan calculator'],
  ['home-loan', 'Home loan calculator'],
  ['gst', 'GST calculator'],
  ['networth', 'Net worth calculator'],
])('%s is called %s', (name, title) => {
  expect(calculatorTitle(name)).toBe(title)
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
