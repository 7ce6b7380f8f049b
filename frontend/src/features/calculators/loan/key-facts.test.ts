import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyFacts } from './key-facts.ts'

it('is the statement that the Reserve Bank fills in as its example', () => {
  const facts = keyFacts({ principal: 20_000, annualRatePercent: 15, tenureMonths: 24, upfrontFees: 400, monthlyFees: 0 })
  expect(facts?.netDisbursal).toBe(19_600)
  expect(facts?.monthlyPayment).toBeCloseTo(969.73, 2)
  expect(facts?.totalCost).toBeCloseTo(3_273.6 + 400, 1)
  expect(facts?.annualPercentageRate).toBeCloseTo(17.07, 2)
})

it('costs what is paid beyond what was received, and without fees at the rate of the loan', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 10_000_000 }),
      fc.integer({ min: 100, max: 2_000 }),
      fc.integer({ min: 12, max: 360 }),
      fc.integer({ min: 0, max: 2_500 }),
      fc.integer({ min: 0, max: 100 }),
      (principal, hundredths, tenureMonths, upfrontFees, monthlyFees) => {
        const terms = { principal, annualRatePercent: hundredths / 100, tenureMonths }
        const facts = keyFacts({ ...terms, upfrontFees, monthlyFees }) ?? expect.fail('no facts')
        expect(facts.totalCost).toBeCloseTo(facts.monthlyPayment * tenureMonths - facts.netDisbursal, 4)
        expect(keyFacts({ ...terms, upfrontFees: 0, monthlyFees: 0 })?.annualPercentageRate).toBe(terms.annualRatePercent)
      },
    ),
    { numRuns: 300 },
  )
})

it('is none where fees eat up the loan or nothing can be worked out', () => {
  const loan = { principal: 20_000, annualRatePercent: 15, tenureMonths: 24, upfrontFees: 0, monthlyFees: 0 }
  for (const bad of [NaN, -1, Infinity, 20_000]) expect(keyFacts({ ...loan, upfrontFees: bad })).toBeUndefined()
  expect(keyFacts({ ...loan, principal: 0 })).toBeUndefined()
})
