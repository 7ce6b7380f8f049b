import type { SearchAnswer } from '@artha/contract/search'
import { describe, expect, it } from 'vitest'
import { foundCount, suggestionsFor, searchStatus, titleCount, titlesFor, type FoundTitle } from './search-suggestions.ts'

const found = (title: string): FoundTitle => ({ _id: title, title, createdAt: '2026-11-18T06:30:00.000Z' })
const [gold, tax, old] = [found('Gold loans'), found('Tax on gold'), found('Gold in 1990')]
const names = (titles: readonly FoundTitle[]) => titles.map(({ title }) => title)

describe('titlesFor', () => {
  it.each([
    ['nothing without a text', '', { text: '', titles: [gold] }, []],
    ['what the archive answered', 'gold', { text: 'gold', titles: [old, tax] }, ['Gold in 1990', 'Tax on gold']],
    ['nothing, where the archive has nothing', 'gold', { text: 'gold', titles: [] }, []],
    ['known titles until it answers', 'gold', undefined, ['Gold loans', 'Tax on gold']],
    ['known titles of the text before too', 'gold i', { text: 'gold', titles: [gold, old] }, ['Gold in 1990']],
    ['known titles where it cannot be asked', 'tax', { text: 'tax', titles: undefined }, ['Tax on gold']],
  ])('has %s', (_, text, answer, expected) => {
    expect(names(titlesFor(text, answer, [gold, tax]))).toEqual(expected)
  })

  it('shows no more than are asked for', () => {
    const many = Array.from({ length: 50 }, (_, index) => found(`Gold ${index}`))
    expect(titlesFor('gold', undefined, many)).toHaveLength(titleCount)
  })
})

const groups = (text: string, { titles = [gold], answer = undefined as SearchAnswer | undefined, recent = [] as string[], ...more } = {}) =>
  suggestionsFor(text, { titles, sums: [], figure: undefined, terms: [], answer, nearest: [], ...more }, recent)
const words = (list: ReturnType<typeof groups>) =>
  list.map(({ label, offers }) => [
    label,
    ...offers.map((offer) => (offer.kind === 'found' ? offer.title.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('') : offer.text)),
  ])

const result = (path: string, title: string) => ({
  path,
  title: [{ text: title, isMatch: false }],
  line: [
    { text: 'A line with ', isMatch: false },
    { text: 'gold', isMatch: true },
  ],
  rank: 1,
  covers: 1,
  topic: '',
  createdAt: undefined,
})
const answerOf = (types: SearchAnswer['groups'], more: Partial<SearchAnswer> = {}): SearchAnswer => ({ groups: types, leftOut: [], ...more })

describe('suggestionsFor', () => {
  const sections = ['Calculator', 'Currency converter', 'Fuel prices', 'Tax', 'Saving', 'Budget']

  it('has the sections while nothing is typed, below what was searched for before', () => {
    expect(words(groups('', { titles: [] }))).toEqual([['Sections', ...sections]])
    expect(words(groups('', { titles: [], recent: ['gold'] }))).toEqual([
      ['Recent searches', 'gold'],
      ['Sections', ...sections],
    ])
  })

  it('has known titles until the search has answered, the text marked', () => {
    expect(words(groups('gold', { recent: ['tax'] }))).toEqual([
      ['Articles', '[Gold] loans'],
      ['See all results', 'gold'],
    ])
  })

  it('has what the search found in its order, and titles that hold the text behind its articles, each once', () => {
    const answer = answerOf([
      { type: 'terms', count: 1, results: [result('/glossary/gold-loan', 'Gold loan')] },
      { type: 'articles', count: 1, results: [result('/blog/Tax%20on%20gold', 'Tax on gold')] },
    ])
    const terms = [
      { name: 'Gold loan', words: 'A loan against gold.', to: '/glossary/gold-loan' },
      { name: 'Gold bond', words: 'A bond.', to: '/glossary/gold-bond' },
    ]
    const found = groups('gold', { titles: [gold, tax], answer, ...{ terms } })
    expect(words(found)).toEqual([
      ['Financial terms', 'Gold loan', 'Gold bond'],
      ['Articles', 'Tax on gold', '[Gold] loans'],
      ['See all results', 'gold'],
    ])
    expect(foundCount(found)).toBe(4)
  })

  it('puts a sum first', () => {
    const sums = [{ name: 'Loan', words: '₹43,391 a month', to: '/loan-calculator?principal=5000000' }]
    const answer = answerOf([
      { type: 'calculators', count: 1, results: [result('/loan-calculator', 'Loan calculator'), result('/emi-calculator', 'EMI')] },
    ])
    expect(words(groups('emi', { titles: [], answer, ...{ sums } })).slice(0, 2)).toEqual([
      ['Work it out', 'Loan'],
      ['Calculators', 'EMI'],
    ])
  })

  it('has a sum alone where nothing else was said', () => {
    const sums = [{ name: 'Loan', words: '₹43,391 a month', to: '/loan-calculator?principal=5000000' }]
    expect(words(groups('', { titles: [], recent: ['tax'], ...{ sums } }))).toEqual([['Work it out', 'Loan']])
  })

  it('has an official figure before everything that was found, with what it is', () => {
    const figure = { name: 'Repo rate', words: '5.50% a year.', to: '/figures/repo' }
    const answer = answerOf([
      { type: 'terms', count: 1, results: [result('/glossary/repo-rate', 'Repo rate')] },
      { type: 'figures', count: 2, results: [result('/figures/repo', 'Repo rate'), result('/figures/mclr', 'MCLR')] },
    ])
    expect(words(groups('repo', { titles: [], answer, ...{ figure } }))).toEqual([
      ['Official figures', 'Repo rate', 'MCLR'],
      ['Financial terms', 'Repo rate'],
      ['See all results', 'repo'],
    ])
  })

  it('asks whether something else was meant', () => {
    const answer = answerOf([{ type: 'articles', count: 1, results: [result('/blog/1', 'Gold loans')] }], { didYouMean: 'gold' })
    expect(words(groups('glod', { titles: [], answer }))[0]).toEqual(['Did you mean', 'gold'])
  })

  it('has the newsroom and the sections where nothing is found', () => {
    const found = groups('zebra & co', { titles: [], answer: answerOf([]), recent: ['tax'] })
    expect(words(found)).toEqual([
      ['The newsroom', 'Ask about “zebra & co”'],
      ['Sections', ...sections],
    ])
    expect(foundCount(found)).toBe(0)
    expect(found[0]?.offers[0]).toMatchObject({ to: '/contact?message=I+looked+for%3A+zebra+%26+co' })
  })

  it('leads to articles and to the documented sections', () => {
    expect(groups('gold')[0]?.offers[0]).toMatchObject({ kind: 'found', to: '/blog/Gold%20loans' })
    expect(groups('', { titles: [] })[0]?.offers.map((offer) => offer.kind === 'way' && offer.to)).toEqual([
      '/#calculator',
      '/#currencyConverter',
      '/#fuel-dashboard',
      '/#tax',
      '/#saving',
      '/#budget',
    ])
  })
})

const reply = (text: string, more: { found?: SearchAnswer; isTooOften?: boolean } = {}) => ({
  text,
  found: more.found,
  titles: undefined,
  isTooOften: more.isTooOften ?? false,
})

it.each([
  ['', undefined, 0, 'Type a term in English or Hindi, part of a title, or an amount.'],
  ['gold', undefined, 2, 'Searching …'],
  ['gold', reply('gol', { found: answerOf([]) }), 1, 'Searching …'],
  ['gold', reply('gold', { found: answerOf([]) }), 0, 'No results found.'],
  ['gold', reply('gold', { found: answerOf([]) }), 1, '1 result'],
  ['gold', reply('gold', { found: answerOf([]) }), 2, '2 results'],
  ['gold', reply('gold'), 0, 'Search is not responding.'],
  ['gold', reply('gold'), 2, 'Search is not responding. Matching titles:'],
  ['gold', reply('gold', { isTooOften: true }), 0, 'You have searched too often. Please wait a little.'],
])('"%s", answered %j, %i shown: %s', (text, answered, shown, expected) => {
  expect(searchStatus({ typed: text, asked: text, isCalculation: false }, answered, shown)).toBe(expected)
})

it.each([
  [{ typed: 'tax 15 lakh', asked: 'tax', isCalculation: true }, 'Calculated in your browser and sent nowhere. Press Enter to open the calculator.'],
  [{ typed: '9876543210', asked: '', isCalculation: false }, 'Numbers you type are sent nowhere. Add a word to search.'],
  [{ typed: 'tax 15', asked: 'tax', isCalculation: false }, '2 results. Numbers you type are sent nowhere.'],
])('%j: %s', (typed, expected) => {
  expect(searchStatus(typed, reply('tax', { found: answerOf([]) }), 2)).toBe(expected)
})
