import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupedNumber, rupees, rupeesOfPaise, wholeRupees } from './money.ts'
import { roundTo } from './rounding.ts'

it.each([
  [0, '₹0.00'],
  [1, '₹1.00'],
  [999.995, '₹1,000.00'],
  [99_999, '₹99,999.00'],
  [100_000, '₹1,00,000.00'],
  [1_234_567.89, '₹12,34,567.89'],
  [-50_000, '-₹50,000.00'],
  [-0.001, '₹0.00'],
  [1e13, '₹1,00,00,00,00,00,000.00'],
  [1590.9827, '₹1,590.98'],
  [NaN, '—'],
  [Infinity, '—'],
])('%d is %s', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})

it('rounds to the rupee, groups plain numbers and takes paise', () => {
  expect(wholeRupees(12_34_567.5)).toBe('₹12,34,568')
  expect(groupedNumber(1_500_000)).toBe('15,00,000')
  expect(groupedNumber(6.5, 2)).toBe('6.50')
  expect(groupedNumber(NaN)).toBe('—')
  expect(wholeRupees(-Infinity)).toBe('—')
  expect(rupeesOfPaise(123_456)).toBe('₹1,234.56')
  expect(rupeesOfPaise(-5)).toBe('-₹0.05')
})

it('rounds the number as it is written, halves away from zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (thousandths) => {
      expect(rupees(thousandths / 1000)).toBe(rupees(roundTo(thousandths / 1000, 2)))
    }),
    { numRuns: 2_000 },
  )
  expect([1.005, 2.675, -1.005, 8259.615].map(rupees)).toEqual(['₹1.01', '₹2.68', '-₹1.01', '₹8,259.62'])
})

it.each([0, 1, 2, 4])('writes what Intl.NumberFormat writes, with %d decimals', (decimals) => {
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const amounts = fc.oneof(
    fc.double({ min: -1e11, max: 1e11, noNaN: true }),
    fc.integer(),
    fc.integer().map((ten) => ten / 100_000),
  )
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(groupedNumber(amount, decimals)).toBe(format.format(amount).replace(/^-(?=[0.]+$)/, ''))
    }),
    { numRuns: 5_000, examples: [[4261193945.5963497]] },
  )
})

it('writes what Intl.NumberFormat writes of prices near zero, where String writes an exponent', () => {
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 10, maximumFractionDigits: 10 })
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e-4, noNaN: true }), (amount) => {
      expect(groupedNumber(amount, 10)).toBe(format.format(amount))
    }),
    { numRuns: 5_000 },
  )
})

it('never writes a word of the machine', () => {
  fc.assert(
    fc.property(fc.double(), (amount) => {
      for (const text of [rupees(amount), wholeRupees(amount), groupedNumber(amount, 2)]) expect(text).toMatch(/^(—|-?₹?[\d,]+(\.\d\d)?)$/)
    }),
    { numRuns: 2_000 },
  )
})
