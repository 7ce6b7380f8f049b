import type { TermCard } from '@artha/contract/term'
import { expect, it } from 'vitest'
import { bestTerms } from './best-terms.ts'

const term = (name: string, hindiName = '', ...aliases: string[]): TermCard => ({
  slug: name,
  name,
  hindiName,
  group: 'saving',
  meaning: '',
  aliases,
})
const terms = [
  term('Belated return', 'विलंबित विवरणी'),
  term('Fixed deposit', 'सावधि जमा', 'FD', 'Term deposit'),
  term('Deposit insurance', 'जमा बीमा'),
  term('SIP', 'एसआईपी', 'Systematic investment plan'),
]

it.each([
  ['an abbreviation', 'fd', ['Fixed deposit']],
  ['a name before the word of another', 'deposit', ['Deposit insurance', 'Fixed deposit']],
  ['a beginning', 'syst', ['SIP']],
  ['Hindi', 'जमा', ['Deposit insurance', 'Fixed deposit']],
  ['no middle of a word', 'posit', []],
  ['no single letter', 's', []],
  ['nothing', ' ', []],
])('finds by %s', (_, text, expected) => {
  expect(bestTerms(terms, text, 3).map(({ name }) => name)).toEqual(expected)
})

it('finds no more than are wanted', () => {
  expect(bestTerms(terms, 'deposit', 1)).toHaveLength(1)
})
