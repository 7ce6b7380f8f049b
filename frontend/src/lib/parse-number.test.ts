import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupedNumber, rupees } from './money.ts'
import { parseNumber } from './parse-number.ts'

it.each([
  ['1500000', 1_500_000],
  ['15,00,000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1 50 000', 150_000],
  ['15 00 000', 1_500_000],
  ['1 500 000', 1_500_000],
  ['10 लाख रुपये', 1_000_000],
  ['रु 500', 500],
  ['७.५ प्रतिशत', 7.5],
  ['15 lakh', 1_500_000],
  ['15 Lakhs', 1_500_000],
  ['1.5cr', 15_000_000],
  ['1.5 Crore', 15_000_000],
  ['1.15 lakh', 115_000],
  ['₹ 2.5 lakh', 250_000],
  ['₹2,50,000', 250_000],
  ['₹\u00a02,50,000.50', 250_000.5],
  ['Rs. 1,500/-', 1_500],
  ['rs 500', 500],
  ['INR 500 only', 500],
  ['500 rupees', 500],
  ['50k', 50_000],
  ['2 million', 2_000_000],
  ['1 crore 25 lakh', 12_500_000],
  ['1 crore and 25 lakh', 12_500_000],
  ['2 lakh 50 thousand', 250_000],
  ['1,500 lakh', 150_000_000],
  ['१५,००,०००', 1_500_000],
  ['१५ लाख', 1_500_000],
  ['२ करोड़', 20_000_000],
  ['１５', 15],
  ['1e9', 1e9],
  ['1.5E+06', 1_500_000],
  ['1e-400', 0],
  ['6.5%', 6.5],
  ['6.5 % p.a.', 6.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-500', -500],
  ['−500', -500],
  ['₹ -500', -500],
  ['-₹500', -500],
  ['(500)', -500],
  ['-0', 0],
])('%j is read', (text, value) => {
  expect(parseNumber(text)).toEqual({ kind: 'number', value })
})

it.each([
  '₹',
  'abc',
  '1.2.3',
  '15.00.000',
  '5 5',
  '15,00,',
  ',5',
  '1,5.5',
  '1,5,',
  '1 50 00',
  'lakh',
  '25 lakh 1 crore',
  '5 dollars',
  '0x10',
  'NaN',
  'Infinity',
  '--5',
  '1/2',
  '5-6',
  '{}',
  '1 lakh lakh',
  'Dr',
  '5-',
  '5d',
  'cr',
  '1.2.30cr',
])('%j is not read', (text) => {
  expect(parseNumber(text)).toEqual({ kind: 'unreadable' })
})

it.each([
  ['1,5', [1.5, 15]],
  ['8,35 %', [8.35, 835]],
  ['1,50,00', [150, 15_000]],
  ['1,5 lakh', [150_000, 1_500_000]],
  ['₹ 2,5 cr', [25_000_000, 250_000_000]],
  ['-1,5', [-1.5, -15]],
  ['१,५', [1.5, 15]],
  ['1,0000', [1, 10_000]],
])('%j has two readings, and neither is guessed', (text, readings) => {
  expect(parseNumber(text)).toEqual({ kind: 'ambiguous', readings })
})

it.each([
  ['50.90Cr', 50.9],
  ['50.90 Cr.', 50.9],
  ['50.90cr', 50.9],
  ['50.90 c', 50.9],
  ['1,25,000.00 Cr', 125_000],
  ['1,250.00 (Cr)', 1_250],
  ['500 (CR)', 500],
  ['500 ( cr. )', 500],
  ['5,000CR', 5_000],
  ['5,000 cr', 5_000],
  ['5000 Cr', 5_000],
  ['500CR', 500],
  ['5CR.', 5],
  ['INR 1,250.00 Cr', 1_250],
  ['₹ 500.00CR', 500],
  ['Rs. 500.00 Cr only', 500],
  ['Cr 500', 500],
  ['CR. 1,250.00', 1_250],
  ['-50.90Cr', -50.9],
  ['५०.९० Cr', 50.9],
  ['５０.９０ＣＲ', 50.9],
])('%j may mean bank credit or crore, and neither is guessed', (text, credit) => {
  expect(parseNumber(text)).toEqual({ kind: 'credit', readings: [credit, credit * 10_000_000] })
})

it.each([
  ['45,000.00Dr', 45_000],
  ['45,000.00 DR.', 45_000],
  ['45000 dr', 45_000],
  ['5 Dr', 5],
  ['500 (Dr)', 500],
  ['500.00 D', 500],
  ['500.00-', 500],
  ['1,250.00−', 1_250],
  ['Dr. 500', 500],
])('%j is a bank’s debit', (text, amount) => {
  expect(parseNumber(text)).toEqual({ kind: 'debit', amount })
})

it.each([
  ['1.5 Cr', 15_000_000],
  ['1.5 Cr.', 15_000_000],
  ['1.5CR', 15_000_000],
  ['2 CR', 20_000_000],
  ['2cr.', 20_000_000],
  ['2 crore', 20_000_000],
  ['50.90 crore', 509_000_000],
  ['1,250 crore', 12_500_000_000],
  ['1.25cr 5 lakh', 13_000_000],
  ['125 cr', 1_250_000_000],
])('%j is crore', (text, value) => {
  expect(parseNumber(text)).toEqual({ kind: 'number', value })
})

it('tells nothing from something and knows what is too large', () => {
  for (const text of ['', '   ', '\u200b']) expect(parseNumber(text)).toEqual({ kind: 'empty' })
  for (const text of ['1e16', '1e999', '9'.repeat(400)]) expect(parseNumber(text)).toEqual({ kind: 'too-large' })
})

describe('properties', () => {
  it('reads back what we write', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
        const value = paise === 0 ? 0 : paise / 100
        expect(parseNumber(rupees(value))).toEqual({ kind: 'number', value })
        expect(parseNumber(groupedNumber(value, 2))).toEqual({ kind: 'number', value })
      }),
      { numRuns: 1_000 },
    )
  })

  const pieces = fc.array(fc.constantFrom('1', '5', '0', ',', '.', ' ', 'lakh', 'cr', '₹', '-', '(', ')', 'e', '+', '%', 'k', 'and', 'Rs.', '९'), {
    maxLength: 12,
  })

  it('never gives what is no number', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          pieces.map((each) => each.join('')),
        ),
        (text) => {
          const parsed = parseNumber(text)
          if (parsed.kind !== 'number') return
          expect(Number.isFinite(parsed.value)).toBe(true)
          expect(Object.is(parsed.value, -0)).toBe(false)
        },
      ),
      { numRuns: 5_000 },
    )
  })
})
