import { FV } from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { yearEnds } from '../charts/year-ends.ts'
import { growthRows } from '../definition/year-rows.ts'
import { investmentTerms } from './investment-fields.ts'
import { investmentResults, investmentPoints, investmentWorkings, type InvestmentTerms } from './investment-results.ts'

const resultsOf = (terms: InvestmentTerms) => investmentResults(terms) ?? expect.fail('no results')

const terms = fc.record({
  initial: fc.integer({ min: 0, max: 1_000_000 }),
  monthly: fc.integer({ min: 0, max: 100_000 }),
  annualRatePercent: fc.integer({ min: 100, max: 3_000 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 12, max: 600 }),
})

/** The value month by month: the payment first, then the growth. */
function monthByMonth({ initial, monthly, months }: InvestmentTerms, rate: number) {
  let value = initial
  for (let month = 1; month <= months; month += 1) value = (value + monthly) * (1 + rate)
  return value
}

describe('the figures', () => {
  it('are what an independent FV gives, and what comes out month by month', () => {
    fc.assert(
      fc.property(terms, (each) => {
        fc.pre(each.initial + each.monthly > 0)
        const { futureValue, effectiveFutureValue } = resultsOf(each)
        const rate = each.annualRatePercent / 1200
        const effectiveRate = (1 + each.annualRatePercent / 100) ** (1 / 12) - 1
        for (const theirs of [Number(FV(rate, each.months, -each.monthly, -each.initial, 1)), monthByMonth(each, rate)]) {
          expect(Math.abs(futureValue / theirs - 1)).toBeLessThan(1e-9)
        }
        expect(Math.abs(effectiveFutureValue / monthByMonth(each, effectiveRate) - 1)).toBeLessThan(1e-9)
      }),
      propertyRuns(500),
    )
  })

  it('grow with everything, and are less by the effective rate', () => {
    fc.assert(
      fc.property(terms, (each) => {
        fc.pre(each.initial + each.monthly > 0)
        const one = resultsOf(each)
        expect(one.totalInvested).toBe(each.initial + each.monthly * each.months)
        expect(one.gain).toBeCloseTo(one.futureValue - one.totalInvested, 4)
        expect(one.gain).toBeGreaterThan(0)
        expect(one.effectiveFutureValue).toBeLessThan(one.futureValue)
        expect(resultsOf({ ...each, annualRatePercent: each.annualRatePercent + 0.01 }).futureValue).toBeGreaterThan(one.futureValue)
        expect(resultsOf({ ...each, months: each.months + 1 }).futureValue).toBeGreaterThan(one.futureValue)
        expect(resultsOf({ ...each, monthly: each.monthly + 1 }).futureValue).toBeGreaterThan(one.futureValue)
      }),
      propertyRuns(500),
    )
  })

  it('are the yearly rate after a year by the effective rate, and 12.68% by a twelfth of 12%', () => {
    const sum = { initial: 100_000, monthly: 0, annualRatePercent: 12, months: 12 }
    expect(resultsOf(sum).effectiveGain).toBeCloseTo(12_000, 8)
    expect(resultsOf(sum).nominalYieldPercent).toBeCloseTo(12.6825, 4)
    expect(resultsOf(sum).gain).toBeCloseTo(12_682.503, 3)
  })

  it('are 0 with nothing invested', () => {
    expect(investmentResults({ initial: 0, monthly: 0, annualRatePercent: 12, months: 240 })).toMatchObject({
      futureValue: 0,
      totalInvested: 0,
      gain: 0,
    })
  })

  it('are none for what is no investment, and never no number', () => {
    const good = { initial: 1_000, monthly: 1_000, annualRatePercent: 12, months: 12 }
    for (const bad of [-1, NaN, Infinity]) expect(investmentResults({ ...good, initial: bad })).toBeUndefined()
    expect(investmentResults({ ...good, months: 0 })).toBeUndefined()
    expect(investmentResults({ ...good, annualRatePercent: 0 })).toMatchObject({ futureValue: 13_000, totalInvested: 13_000, gain: 0 })
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (initial, monthly, annualRatePercent, months) => {
        const hostile = { initial, monthly, annualRatePercent, months }
        expect(Object.values(investmentResults(hostile) ?? {}).every(Number.isFinite)).toBe(true)
      }),
      propertyRuns(5_000),
    )
  })
})

it('fills its own numbers into the formula', () => {
  const workings = investmentWorkings(investmentTerms({ initial: 0, monthly: 1_000, annualRate: 12, years: 1 }))
  expect(workings).toMatchObject({ monthlyRate: 0.01, months: 12 })
  expect(workings.growthFactor).toBeCloseTo(1.12682503, 8)
})

describe('the years', () => {
  const pointsOf = (each: InvestmentTerms) => investmentPoints(each, yearEnds(each.months).slice(1)).map((point) => ({ name: '', ...point }))

  it('add up from row to row and to the figures', () => {
    fc.assert(
      fc.property(terms, (each) => {
        const rows = growthRows(pointsOf(each))
        const results = resultsOf(each)
        let value = 0
        for (const {
          paise: [paid = 0, growth = 0, closing],
        } of rows) {
          value += paid + growth
          expect(closing).toBe(value)
          expect(growth).toBeGreaterThanOrEqual(0)
        }
        expect(value).toBe(inPaise(results.futureValue, 'rupee'))
        expect(rows.reduce((sum, { paise }) => sum + (paise[0] ?? 0), 0)).toBe(results.totalInvested * 100)
      }),
      propertyRuns(300),
    )
  })

  it('have the sum at once in the first', () => {
    expect(pointsOf({ initial: 10_000, monthly: 1_000, annualRatePercent: 12, months: 18 })).toMatchObject([
      { months: 12, paidIn: 22_000 },
      { months: 18, paidIn: 28_000 },
    ])
  })
})

// An example of Microsoft's help for NPER, reversed: the months are no whole number, which no link can have
it('reaches ₹10,000 after 59.6738655 months', () => {
  expect(investmentResults({ initial: 1_000, monthly: 100, annualRatePercent: 12, months: 59.6738655 })?.futureValue).toBeCloseTo(10_000, 4)
})
