import { banking } from '@artha/contract/figures/banking'
import { EFFECT, FV } from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { readFields } from '../definition/read-fields.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { depositResults, type DepositTerms } from './deposit-results.ts'
import { depositFields, depositTerms, depositTime } from './deposit-fields.ts'
import { depositPayout } from './deposit-payout.ts'
import { depositTax, yearlyInterest } from './deposit-tax.ts'
import { depositSteps } from './deposit-texts.ts'
import { depositYears } from './deposit-years.ts'

const resultsOf = (terms: DepositTerms) => depositResults(terms) ?? expect.fail('no results')

const readDeposit = (query: string) => readFields(depositFields, new URLSearchParams(query)).input

const terms = fc.record({
  principal: fc.integer({ min: 10_000, max: 5_000_000 }),
  annualRatePercent: fc.integer({ min: 100, max: 1_500 }).map((hundredths) => hundredths / 100),
  tenureMonths: fc.integer({ min: 12, max: 360 }),
})

describe('the figures', () => {
  it('are what an independent FV and EFFECT give', () => {
    fc.assert(
      fc.property(terms, (each) => {
        const wholeYears = { ...each, tenureMonths: Math.ceil(each.tenureMonths / 12) * 12 }
        const results = resultsOf(wholeYears)
        const rate = each.annualRatePercent / 100
        const years = wholeYears.tenureMonths / 12
        const theirs = [Number(FV(rate, years, 0, -each.principal, 0)), Number(FV(rate / 4, years * 4, 0, -each.principal, 0))]
        ;[results.maturityValue, results.quarterlyMaturityValue].forEach((ours, index) => {
          expect(Math.abs(ours / (theirs[index] ?? NaN) - 1)).toBeLessThan(1e-11)
        })
        expect(results.quarterlyYieldPercent).toBeCloseTo(Number(EFFECT(rate, 4)) * 100, 8)
      }),
      propertyRuns(1_000),
    )
  })

  it('grow with rate and time, and are more with quarterly interest from a year on', () => {
    fc.assert(
      fc.property(terms, (each) => {
        const { maturityValue, interest, quarterlyAdvantage, quarterlyInterest } = resultsOf(each)
        expect(maturityValue).toBeCloseTo(each.principal + interest, 6)
        expect(quarterlyAdvantage).toBeGreaterThan(0)
        const dearer = resultsOf({ ...each, annualRatePercent: each.annualRatePercent + 0.01 })
        const longer = resultsOf({ ...each, tenureMonths: each.tenureMonths + 1 })
        expect(dearer.interest).toBeGreaterThan(interest)
        expect(dearer.quarterlyInterest).toBeGreaterThan(quarterlyInterest)
        expect(longer.interest).toBeGreaterThan(interest)
        expect(longer.quarterlyInterest).toBeGreaterThan(quarterlyInterest)
      }),
      propertyRuns(500),
    )
  })

  it('have simple interest in the months after the last whole quarter, as banks reckon it', () => {
    expect(resultsOf({ principal: 100_000, annualRatePercent: 8, tenureMonths: 14 }).quarterlyMaturityValue).toBeCloseTo(
      100_000 * 1.02 ** 4 * (1 + 0.08 / 6),
      6,
    )
  })

  it('are none for what is no deposit, and never no number', () => {
    const good = { principal: 100_000, annualRatePercent: 6.5, tenureMonths: 60 }
    for (const bad of [0, -1, NaN, Infinity]) expect(depositResults({ ...good, principal: bad })).toBeUndefined()
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (principal, annualRatePercent, tenureMonths) => {
        const hostile = { principal, annualRatePercent, tenureMonths }
        expect(Object.values(depositResults(hostile) ?? {}).every(Number.isFinite)).toBe(true)
        const cells = depositYears(hostile).flatMap((row) => Object.values(row))
        expect(cells.every(Number.isFinite)).toBe(true)
      }),
      propertyRuns(5_000),
    )
  })
})

describe('a deposit of days', () => {
  const readTerms = (query: string) => depositTerms(readDeposit(query))

  it.each([
    ['years=1', 12, '1 year'],
    ['years=1&days=35', 12 + (35 * 12) / 365, '1 year 35 days'],
    ['days=91', (91 * 12) / 365, '91 days'],
    ['years=0&days=365', 12, '365 days'],
    ['years=0&days=0', 1, '1 month'],
    ['years=1.5&days=1', 18 + 12 / 365, '1 year 6 months 1 day'],
  ])('%s is %d months', (query, months, words) => {
    expect(readTerms(query).tenureMonths).toBeCloseTo(months, 12)
    expect(depositTime(readDeposit(query))).toBe(words)
  })

  it.each([
    ['days=91', 100_000 * 0.08 * (91 / 365)],
    ['days=400', 100_000 * (1.02 ** 4 * (1 + (0.08 * 35) / 365) - 1)],
    ['years=2&days=100', 100_000 * (1.02 ** 9 * (1 + (0.08 * 8.75) / 365) - 1)],
  ])('%s: whole quarters compound, the rest is simple interest over 365', (query, interest) => {
    expect(resultsOf(readTerms(`principal=100000&annualRate=8&${query}`)).quarterlyInterest).toBeCloseTo(interest, 6)
  })

  it('keeps its years for a rate of a senior, who is asked for as one', () => {
    expect(readTerms('annualRate=7&senior=yes').annualRatePercent).toBe(7.5)
    expect(readTerms('annualRate=7&senior=yes&seniorExtra=0.25').annualRatePercent).toBe(7.25)
    expect(readTerms('annualRate=7&seniorExtra=0.25').annualRatePercent).toBe(7)
  })
})

describe('interest that is paid out', () => {
  const terms = { principal: 100_000, annualRatePercent: 8, tenureMonths: 14 }

  it('is a quarter of the rate, or a month that grows to it within the quarter', () => {
    expect(depositPayout(terms, 'maturity')).toBeUndefined()
    expect(depositPayout(terms, 'quarterly')).toMatchObject({ payout: 2_000, payments: 4 })
    expect(depositPayout(terms, 'quarterly')?.paidOut).toBeCloseTo(8_000 + 100_000 * 0.08 * (2 / 12), 8)
    const monthly = depositPayout(terms, 'monthly')
    expect(monthly?.payments).toBe(14)
    expect(100_000 * (1 + (monthly?.payout ?? NaN) / 100_000) ** 3).toBeCloseTo(102_000, 6)
  })
})

describe('tax deducted at source', () => {
  const ofYear = (principal: number) => ({ principal, annualRatePercent: 8, tenureMonths: 12 })
  const tax = (principal: number, isSenior = false, day = '2026-11-22') =>
    depositTax(banking, day, ofYear(principal), { payout: 'quarterly', isSenior })

  it('is a tenth of all interest above the threshold of the register, and none up to it', () => {
    expect(tax(625_000)).toMatchObject({ tds: 0, threshold: 50_000, ratePercent: 10 })
    expect(tax(625_100)?.tds).toBeCloseTo(5_000.8, 6)
    expect(tax(625_100, true)).toMatchObject({ tds: 0, threshold: 100_000 })
    expect(tax(1_250_100, true)?.tds).toBeCloseTo(10_000.8, 6)
  })

  it('is counted by the years of the deposit, which add up to all its interest', () => {
    const terms = { principal: 1_000_000, annualRatePercent: 7, tenureMonths: 30 }
    const years = yearlyInterest(terms, 'maturity')
    expect(years).toHaveLength(3)
    expect(years.reduce((sum, each) => sum + each, 0)).toBeCloseTo(resultsOf(terms).quarterlyInterest, 6)
    // The interest of the last half year is below the threshold
    expect(depositTax(banking, '2026-11-22', terms, { payout: 'maturity', isSenior: false })).toMatchObject({ years: 2 })
  })

  it('is not said for a day that the register does not have', () => {
    expect(tax(1_000_000, false, '2024-01-01')).toBeUndefined()
  })
})

it('fills its own numbers into the formula', () => {
  const given = depositTerms(readDeposit('principal=100000&annualRate=6.5&years=5'))
  expect(depositSteps(given, resultsOf(given)).slice(0, 4)).toEqual([
    'P, the deposit: ₹1,00,000',
    '1 + rate ÷ 100: 1 + 6.5 ÷ 100 = 1.0650',
    'That to the power of 5.00: 1.37008666',
    'Value = ₹1,00,000 × 1.37008666 = ₹1,37,008.67',
  ])
})

describe('the years', () => {
  it('add up from row to row and to the figures, in either convention and unit', () => {
    fc.assert(
      fc.property(
        terms,
        fc.constantFrom('annual' as const, 'quarterly' as const),
        fc.constantFrom('paisa' as const, 'rupee' as const),
        (each, convention, unit) => {
          const rows = depositYears(each, convention, unit)
          const results = resultsOf(each)
          expect(rows).toHaveLength(Math.ceil(each.tenureMonths / 12))
          expect(rows[0]?.openingPaise).toBe(each.principal * 100)
          rows.forEach((row, index) => {
            expect(row.year).toBe(index + 1)
            expect(row.closingPaise).toBe(row.openingPaise + row.interestPaise)
            expect(rows[index + 1]?.openingPaise ?? row.closingPaise).toBe(row.closingPaise)
          })
          const interest = rows.reduce((sum, { interestPaise }) => sum + interestPaise, 0)
          expect(each.principal * 100 + interest).toBe(rows.at(-1)?.closingPaise)
          expect(rows.at(-1)?.closingPaise).toBe(inPaise(convention === 'annual' ? results.maturityValue : results.quarterlyMaturityValue, unit))
          expect(rows.reduce((sum, { months }) => sum + months, 0)).toBe(each.tenureMonths)
        },
      ),
      propertyRuns(300),
    )
  })

  it('are as a pocket calculator has them', () => {
    expect(depositYears({ principal: 100_000, annualRatePercent: 6.5, tenureMonths: 30 })).toEqual([
      { year: 1, months: 12, openingPaise: 10_000_000, interestPaise: 650_000, closingPaise: 10_650_000 },
      { year: 2, months: 12, openingPaise: 10_650_000, interestPaise: 692_250, closingPaise: 11_342_250 },
      { year: 3, months: 6, openingPaise: 11_342_250, interestPaise: 362_820, closingPaise: 11_705_070 },
    ])
  })
})
