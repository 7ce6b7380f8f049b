import { describe, expect, it } from 'vitest'
import { loanLimits } from '../loan/loan-limits.ts'
import { readValue } from './read-value.ts'
import { notesInShort, noteText } from '../links/note-texts.ts'
import { fieldText, refusalText, spokenValue, valueText } from './value-texts.ts'

const { principal, annualRate, years } = loanLimits.loan

it.each([
  ['rupees', 1_500_000, '₹15,00,000', 'fifteen lakh rupees', '15,00,000'],
  ['percent', 6.5, '6.5%', '6.5 percent', '6.5'],
  ['years', 10, '10 years', '10 years', '10'],
  ['years', 1.5, '1 year 6 months', '1 year 6 months', '1.5'],
  ['years', 217 / 12, '18 years 1 month', '18 years 1 month', '18.08'],
  ['count', 10_000, '10,000', '10,000', '10,000'],
] as const)('%s %d', (unit, value, text, spoken, field) => {
  expect([valueText(unit, value), spokenValue(unit, value), fieldText(unit, value)]).toEqual([text, spoken, field])
})

describe('why a text is not taken', () => {
  it.each([
    [principal, '150000', undefined],
    [principal, '0', 'At least ₹1. The result is still for ₹1,50,000.'],
    [principal, '6 crore', 'At most ₹5,00,00,000. The result is still for ₹1,50,000.'],
    [principal, '20000.5', 'Whole rupees only. The result is still for ₹1,50,000.'],
    [principal, '', 'Enter a value. The result is still for ₹1,50,000.'],
    [principal, 'much', 'We could not read this amount. Try “15,00,000” or “15 lakh”. The result is still for ₹1,50,000.'],
    [annualRate, '7.123', 'At most two decimals. The result is still for 5%.'],
    [annualRate, '1,5', 'The comma can be read two ways: 1.5 or 15. The result is still for 5%.'],
    [principal, '1,50,00', 'The comma can be read two ways: 150 or 15,000. The result is still for ₹1,50,000.'],
    [principal, '50.90Cr', '“Cr” may mean bank credit or crore: ₹50.90 credit or ₹50.90 crore. The result is still for ₹1,50,000.'],
    [principal, '45,000.00Dr', 'A bank’s “Dr” means debit, not crore. Enter only the amount: ₹45,000 debit. The result is still for ₹1,50,000.'],
    [years, '41', 'At most 40 years. The result is still for 10 years.'],
  ])('%j: %j', (limits, text, words) => expect(refusalText(limits, readValue(limits, text), limits.initial)).toBe(words))
})

it('says what of a link was changed', () => {
  const note = { parameter: 'principal', reason: 'above-maximum', given: '99 crore', used: 1_000_000 } as const
  expect(noteText(note, { principal: 'Amount' })).toBe(
    'Amount: “99 crore” in the link is above this calculator’s maximum; 10,00,000 is used instead.',
  )
  expect(noteText({ parameter: 'principal', reason: 'credit', given: '50.90Cr', used: 150_000 }, {})).toBe(
    'principal: “50.90Cr” in the link may mean bank credit or crore; 1,50,000 is used instead.',
  )
  expect(noteText({ parameter: 'type', reason: 'unknown-choice', given: 'pet', used: 'life' }, {})).toBe(
    'type: “pet” in the link is not one of the choices; life is used instead.',
  )
})

it('says beside the result what counts instead', () => {
  const notes = [
    { parameter: 'years', reason: 'below-minimum', given: '0', used: 1 / 12 },
    { parameter: 'flow', reason: 'too-many-rows', given: 'x', used: 400, left: 12 },
  ] as const
  const labels = { years: 'Time', flow: 'Payments' }
  expect(notesInShort(notes, labels)).toBe(
    'The link’s time cannot be used: the result is for 1 month. 12 of the link’s rows are left out (payments).',
  )
  expect(notes.map((note) => noteText(note, labels))).toEqual([
    'Time: “0” in the link is below this calculator’s minimum; 1 month is used instead.',
    'Payments: “x” in the link has more rows than this calculator takes. 400 used, 12 left out.',
  ])
  expect(notesInShort([{ parameter: 'principal', reason: 'ambiguous', given: '1,50,00', used: 1_500_000 }], { principal: 'Loan amount' })).toBe(
    'The link’s loan amount cannot be used: the result is for 15,00,000.',
  )
  expect(notesInShort([{ parameter: 'hra', reason: 'credit', given: '50.90Cr', used: 300_000 }], { hra: 'HRA of the year' })).toBe(
    'The link’s HRA of the year cannot be used: the result is for 3,00,000.',
  )
  expect(notesInShort([], labels)).toBeUndefined()
})
