import { describe, expect, it } from 'vitest'
import { offersFor, searchStatus, titleCount, titlesFor, type FoundTitle } from './search-offers.ts'

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

describe('offersFor', () => {
  const sections = ['Calculator', 'Currency converter', 'Fuel prices', 'Tax', 'Saving', 'Budget']
  it.each([
    ['an empty box', '', [], [], [['Sections', ...sections]]],
    [
      'an empty box with a past',
      '',
      [],
      ['gold'],
      [
        ['Recent searches', 'gold'],
        ['Sections', ...sections],
      ],
    ],
    ['titles', 'gold', [gold], ['tax'], [['Articles', 'Gold loans']]],
    ['no title', 'zebra', [], ['tax'], [['Sections', ...sections]]],
  ])('for %s', (_, text, titles, recent, expected) => {
    const groups = offersFor(text, titles, recent)
    expect(groups.map(({ label, offers }) => [label, ...offers.map((offer) => offer.text)])).toEqual(expected)
  })

  it('leads to articles and to the documented sections', () => {
    expect(offersFor('gold', [gold], [])[0]?.offers[0]).toMatchObject({ kind: 'title', to: '/blog/Gold%20loans' })
    expect(offersFor('', [], [])[0]?.offers.map((offer) => offer.kind === 'section' && offer.to)).toEqual([
      '/#calculator',
      '/#currencyConverter',
      '/#fuel-dashboard',
      '/#tax',
      '/#saving',
      '/#budget',
    ])
  })
})

it.each([
  ['', undefined, 0, 'A part of a title is enough.'],
  ['gold', undefined, 2, 'Searching …'],
  ['gold', { text: 'gol', titles: [gold] }, 1, 'Searching …'],
  ['gold', { text: 'gold', titles: [] }, 0, 'No title matches.'],
  ['gold', { text: 'gold', titles: [gold] }, 1, '1 title'],
  ['gold', { text: 'gold', titles: [gold, tax] }, 2, '2 titles'],
  ['gold', { text: 'gold', titles: [gold] }, 20, 'The newest 20 titles. Enter shows all.'],
  ['gold', { text: 'gold', titles: undefined }, 0, 'The archive did not answer.'],
  ['gold', { text: 'gold', titles: undefined }, 2, 'The archive did not answer. From the newest titles:'],
])('"%s", answered %j, %i shown: %s', (text, answer, shown, expected) => {
  expect(searchStatus(text, answer, shown)).toBe(expected)
})
