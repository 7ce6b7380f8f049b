import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { flatRateResults } from '../flat-rate/flat-rate-results.ts'
import { levelInstalment } from '../arithmetic/annuity.ts'
import { gstResults } from '../gst/gst-results.ts'
import { swpResults } from './swp-results.ts'

it('takes out what it says, and leaves what grew of the rest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 1, max: 480 }),
      fc.constantFrom('start' as const, 'end' as const),
      (corpus, withdrawal, hundredths, term, timing) => {
        const results =
          swpResults({ corpus, withdrawal, annualRate: hundredths / 100, term, timing, convention: 'nominal' }) ?? expect.fail('no results')
        expect(results.totalWithdrawn).toBeCloseTo(results.monthsPaid * withdrawal + results.lastPart, 4)
        expect(results.lastPart).toBeLessThan(withdrawal)
        expect(results.finalValue > 0 && results.lastPart > 0).toBe(false)
        if (hundredths === 0) expect(results.totalWithdrawn + results.finalValue).toBeCloseTo(corpus, 4)
      },
    ),
    propertyRuns(300),
  )
})

it('gives a flat rate’s instalment again at its reducing rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 10_000_000 }),
      fc.integer({ min: 1, max: 3_000 }),
      fc.integer({ min: 1, max: 360 }),
      (principal, hundredths, months) => {
        const { emi, reducingRate } = flatRateResults({ principal, flatRate: hundredths / 100, months }) ?? expect.fail('no results')
        expect(Math.abs(levelInstalment(principal, reducingRate / 1200, months) / emi - 1)).toBeLessThan(1e-9)
      },
    ),
    propertyRuns(300),
  )
})

it('takes out of a price the GST that it adds to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 0, max: 4_000 }), (paise, hundredths) => {
      const [amount, rate] = [paise / 100, hundredths / 100]
      const added = gstResults({ amount, rate, mode: 'add', supply: 'intra' }) ?? expect.fail('no results')
      expect(Math.abs(added.net + added.gst - added.gross)).toBeLessThan(1e-6)
      expect(added.cgst).toBe(added.sgst)
      const removed = gstResults({ amount, rate, mode: 'remove', supply: 'inter' }) ?? expect.fail('no results')
      expect(Math.abs(removed.net * (1 + rate / 100) - amount)).toBeLessThan(1e-6)
      expect(removed.igst).toBe(removed.gst)
    }),
    propertyRuns(300),
  )
})
