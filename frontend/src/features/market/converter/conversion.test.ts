import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, crossRate, defaultAmount, defaultPair, type Rates } from './conversion.ts'

const rates: Rates = { USD: 1, EUR: 0.8, INR: 84, JPY: 150, KWD: 0.3 }

it('starts with one US dollar in euros', () => {
  expect(convert(rates, defaultPair, defaultAmount)).toEqual({ value: 0.8, rate: 0.8, inverse: 1.25 })
})

it.each([
  ['USD', 'EUR', 0.8],
  ['EUR', 'USD', 1.25],
  ['EUR', 'INR', 105],
  ['INR', 'INR', 1],
  ['KWD', 'JPY', 500],
])('one %s is %s %f', (from, to, rate) => {
  expect(crossRate(rates, { from, to })).toBeCloseTo(rate, 12)
})

describe('nothing is worked out', () => {
  it.each([
    ['without an amount', rates, { from: 'USD', to: 'EUR' }, undefined],
    ['from what is no amount', rates, { from: 'USD', to: 'EUR' }, NaN],
    ['from an infinite amount', rates, { from: 'USD', to: 'EUR' }, Infinity],
    ['without a currency', rates, { from: 'USD', to: '' }, 1],
    ['into a currency without a rate', rates, { from: 'USD', to: 'XYZ' }, 1],
    ['from a currency without a rate', rates, { from: 'XYZ', to: 'USD' }, 1],
    ['by what every object has', rates, { from: 'constructor', to: 'USD' }, 1],
    ['by a rate of zero', { ...rates, EUR: 0 }, { from: 'EUR', to: 'USD' }, 1],
    ['by a negative rate', { ...rates, EUR: -1 }, { from: 'USD', to: 'EUR' }, 1],
    ['by a rate that is no number', { ...rates, EUR: NaN }, { from: 'USD', to: 'EUR' }, 1],
    ['without any rate', {}, { from: 'USD', to: 'EUR' }, 1],
  ])('%s', (_, given, pair, amount) => {
    expect(convert(given, pair, amount)).toBeUndefined()
  })
})

const rate = fc.double({ min: 1e-9, max: 1e12, noNaN: true })
/** Amounts with two decimals. */
const amount = fc.integer({ min: -1e15, max: 1e15 }).map((hundredths) => hundredths / 100)

it('there and back is the same amount, whatever the rates', () => {
  fc.assert(
    fc.property(rate, rate, amount, (one, other, given) => {
      const both = { ONE: one, TWO: other }
      const there = convert(both, { from: 'ONE', to: 'TWO' }, given)
      const back = convert(both, { from: 'TWO', to: 'ONE' }, there?.value)
      expect(Math.abs((back?.value ?? NaN) - given)).toBeLessThanOrEqual(Math.abs(given) * 1e-12)
    }),
  )
})
