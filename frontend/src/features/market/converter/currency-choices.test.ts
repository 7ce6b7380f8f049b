import { describe, expect, it } from 'vitest'
import { choicesFor, currencyChoices } from './currency-choices.ts'

const names: Record<string, string> = {
  INR: 'Indian Rupee',
  USD: 'US Dollar',
  EUR: 'Euro',
  ISK: 'Icelandic Króna',
  AED: 'United Arab Emirates Dirham',
  LKR: 'Sri Lankan Rupee',
  XCD: 'East Caribbean Dollar',
  DZD: 'Algerian Dinar',
}
const symbols: Record<string, string> = { INR: '₹', USD: '$', EUR: '€', LKR: 'Rs', XCD: '$' }
const choices = currencyChoices(Object.keys(names).reverse(), { name: (code) => names[code] ?? code, symbol: (code) => symbols[code] ?? code })
const codes = (typed: string) => choicesFor(choices, typed).flatMap((group) => group.choices.map(({ code }) => code))

it('has the rupee first, then the other favourites, then all others by code', () => {
  expect(choices.map(({ code }) => code)).toEqual(['INR', 'USD', 'EUR', 'AED', 'DZD', 'ISK', 'LKR', 'XCD'])
  expect(choicesFor(choices, '  ').map(({ label, choices: inGroup }) => [label, inGroup.length])).toEqual([
    ['Favourites', 4],
    ['All others', 4],
  ])
})

describe('a text finds', () => {
  it.each([
    ['a code', 'usd', ['USD']],
    ['codes before names, and beginnings before what stands within', 'e', ['EUR', 'AED', 'XCD', 'INR', 'DZD', 'ISK', 'LKR']],
    ['a symbol', '₹', ['INR']],
    ['a symbol of several, the favourite first', '$', ['USD', 'XCD']],
    ['a word of names', 'rupee', ['INR', 'LKR']],
    ['a name without its accents', 'krona', ['ISK']],
    ['a name with capitals and spaces', '  US Dollar ', ['USD']],
    ['nothing', 'zzz', []],
  ])('%s: "%s"', (_, typed, expected) => {
    expect(codes(typed)).toEqual(expected)
  })
})

it('has no group without a currency', () => {
  expect(choicesFor([], '')).toEqual([])
  expect(choicesFor(choices, 'zzz')).toEqual([])
})
