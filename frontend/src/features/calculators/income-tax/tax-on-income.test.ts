import { incomeTaxDeductions } from '@artha/contract/figures/income-tax-deductions'
import { incomeTaxRates } from '@artha/contract/figures/income-tax-rates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { bothRegimes, type TaxTerms } from './both-regimes.ts'
import { ageBandOf } from './tax-choices.ts'
import { taxOnIncome } from './tax-on-income.ts'
import { regimes, taxRules, type AgeBand } from './tax-rules.ts'

const rows = [...incomeTaxRates, ...incomeTaxDeductions]
const rules = (regime: 'new' | 'old', age: AgeBand = 'below60') => taxRules(rows, '2026-27', regime, age) ?? expect.fail('no rules')
const stepsOf = (regime: 'new' | 'old', income: number, age?: AgeBand) => taxOnIncome(rules(regime, age), income)

const terms = (part: Partial<TaxTerms>): TaxTerms => ({
  taxYear: '2026-27',
  age: 'below60',
  salary: 0,
  otherIncome: 0,
  gains: 0,
  deductions: 0,
  employerNps: 0,
  section80C: 0,
  section80D: 0,
  hraExempt: 0,
  homeLoanInterest: 0,
  nps80CCD1B: 0,
  savingsInterest: 0,
  ...part,
})

describe('the new regime', () => {
  it.each([
    [400_000, 0],
    [400_001, 0],
    [1_200_000, 0],
    [1_200_001, 1.04],
    [1_201_000, 1_040],
    [1_270_588, 73_411.52],
    [1_270_589, 73_411.88],
    [1_600_000, 124_800],
    [2_400_000, 312_000],
    [5_000_000, 1_123_200],
    [5_000_001, 1_123_201.04],
    [5_100_000, 1_227_200],
    [10_000_000, 2_951_520],
    [10_000_001, 2_951_521.04],
  ])('takes from %d of income %d', (income, tax) => {
    expect(stepsOf('new', income).tax).toBeCloseTo(tax, 2)
  })
})

describe('the old regime', () => {
  it.each([
    [250_000, 'below60', 0],
    [500_000, 'below60', 0],
    [500_001, 'below60', 13_000.21],
    [500_000, '60to79', 0],
    [500_010, '60to79', 10_402.08],
    [500_010, '80plus', 2.08],
    [1_000_000, '80plus', 104_000],
    [5_000_001, 'below60', 1_365_001.04],
    [50_000_001, 'below60', (14_812_500 * 1.25 + 1) * 1.04],
  ] as const)('takes from %d of income at %s %d', (income, age, tax) => {
    expect(stepsOf('old', income, age).tax).toBeCloseTo(tax, 1)
  })
})

it('adds up, never falls as income rises but at the cliff of the old rebate, and never takes more than a rupee and its cess above a relief', () => {
  fc.assert(
    fc.property(fc.constantFrom(...regimes), fc.integer({ min: 0, max: 700_000_000 }), (regime, income) => {
      const steps = stepsOf(regime, income)
      const sum = steps.slabTax - steps.rebate - steps.marginalRelief + steps.surcharge - steps.surchargeRelief + steps.cess
      expect(Math.abs(steps.tax - sum)).toBeLessThan(1e-4)
      for (const value of Object.values(steps)) expect(value).toBeGreaterThanOrEqual(0)
      expect(stepsOf(regime, income + 1).tax).toBeGreaterThanOrEqual(steps.tax - 1e-4)
      if (!(regime === 'old' && income === 500_000)) expect(stepsOf(regime, income + 1).tax - steps.tax).toBeLessThanOrEqual(1.04 + 1e-4)
    }),
    propertyRuns(2_000),
  )
})

describe('both beside each other', () => {
  it('says from which deductions on the old one wins, and what is kept of the next hundred rupees', () => {
    const both = bothRegimes(rows, terms({ salary: 1_500_000 }))
    expect(both).toMatchObject({ saving: 159_900, winningDeductions: 543_750 })
    expect('kept' in both && both.kept).toBeCloseTo(84.4, 9)
  })

  it.each([
    [{ salary: 15_000_000, gains: 6_000_000 }, /above ₹2 crore/],
    [{ salary: 1_270_000, gains: 10_000 }, /passes a limit/],
    [{ salary: 1_500_000, taxYear: '2030-31' }, undefined],
    [{ salary: 1_500_000, taxYear: '2024-25' }, /register/],
  ])('refuses %j where it has to', (part, words) => {
    const both = bothRegimes(rows, terms(part))
    if (words) expect(both).toMatchObject({ refused: expect.stringMatching(words) as string })
    else expect(both).not.toHaveProperty('refused')
  })

  it('lets each deduction count up to its limit, and the sum in all before them', () => {
    const given = { section80C: 200_000, section80D: 90_000, homeLoanInterest: 300_000, nps80CCD1B: 60_000, savingsInterest: 60_000 }
    expect(bothRegimes(rows, terms({ salary: 2_000_000, ...given }))).toMatchObject({ deductions: 150_000 + 75_000 + 200_000 + 50_000 + 10_000 })
    expect(bothRegimes(rows, terms({ salary: 2_000_000, age: '60to79', ...given }))).toMatchObject({
      deductions: 150_000 + 90_000 + 200_000 + 50_000 + 50_000,
    })
    expect(bothRegimes(rows, terms({ salary: 2_000_000, deductions: 7, ...given }))).toMatchObject({ deductions: 7 })
  })
})

it.each([
  ['59', 'below60'],
  ['60', '60to79'],
  ['79.5', '60to79'],
  ['80', '80plus'],
  ['-1', undefined],
  ['old', undefined],
])('takes %s years for %s', (given, band) => {
  expect(ageBandOf(given)).toBe(band)
})
