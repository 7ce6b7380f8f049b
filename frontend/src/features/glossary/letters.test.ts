import type { TermCard } from '@artha/contract/term'
import { describe, expect, it } from 'vitest'
import { byLetter, termsWith } from './letters.ts'

const term = (name: string, more: Partial<TermCard> = {}): TermCard => ({
  slug: name.toLowerCase(),
  name,
  hindiName: '',
  group: 'loans',
  meaning: `What ${name} is.`,
  aliases: [],
  ...more,
})

const terms = [
  term('EMI', { hindiName: 'मासिक किस्त', aliases: ['Equated monthly instalment'] }),
  term('80C'),
  term('e-mandate', { meaning: 'Leave to take an EMI from an account.' }),
  term('APR'),
]
const names = (found: readonly TermCard[]) => found.map(({ name }) => name)

describe('terms by letter', () => {
  it('stand in the order of names, digits first, whatever their capitals', () => {
    expect(byLetter(terms).map(({ letter, id, terms: own }) => [letter, id, ...names(own)])).toEqual([
      ['0–9', 'digits', '80C'],
      ['A', 'a', 'APR'],
      ['E', 'e', 'e-mandate', 'EMI'],
    ])
  })

  it('are no letters where there is no term', () => {
    expect(byLetter([])).toEqual([])
  })
})

describe('terms with a text in them', () => {
  it.each([
    ['all where nothing is asked', '  ', ['EMI', '80C', 'e-mandate', 'APR']],
    ['names before meanings', 'emi', ['EMI', 'e-mandate']],
    ['other names', 'equated', ['EMI']],
    ['Hindi', 'किस्त', ['EMI']],
    ['a hyphen or none', 'e mandate', ['e-mandate']],
    ['none', 'zebra', []],
  ])('%s', (_, text, expected) => {
    expect(names(termsWith(terms, text))).toEqual(expected)
  })
})
