import { incomeTaxDeductions } from '@artha/contract/figures/income-tax-deductions'
import { incomeTaxRates } from '@artha/contract/figures/income-tax-rates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { bothRegimes, shownSteps, type TaxTerms } from './both-regimes.ts'
import { ageBandOf } from './tax-choices.ts'
import { asFiled } from './tax-rounding.ts'
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
    [1_200_004.99, 0],
    // Ten rupees above the limit: ₹10.40 before rounding
    [1_200_005, 10],
    [1_201_000, 1_040],
    // 0.15 × 70,590 + 60,000 is less than the income above the limit: 70,588.50 × 1.04 = 73,412.04
    [1_270_588, 73_410],
    [1_800_073, 166_410],
    [1_600_000, 124_800],
    [2_400_000, 312_000],
    [5_000_000, 1_123_200],
    [5_000_001, 1_123_200],
    [5_000_005, 1_123_210],
    [5_100_000, 1_227_200],
    [10_000_000, 2_951_520],
    [10_000_014, 2_951_530],
  ])('takes from %d of income %d', (income, tax) => {
    expect(stepsOf('new', income).tax).toBe(tax)
  })
})

describe('the old regime', () => {
  it.each([
    [250_000, 'below60', 0],
    [500_000, 'below60', 0],
    [500_004.99, 'below60', 0],
    [500_005, 'below60', 13_000],
    [777_777.77, 'below60', 70_780],
    [500_000, '60to79', 0],
    [500_010, '60to79', 10_400],
    [500_010, '80plus', 0],
    [1_000_000, '80plus', 104_000],
    [5_000_001, 'below60', 1_365_000],
    // (14,812,500 × 1.25 + 10) × 1.04 = 19,256,260.40
    [50_000_005, 'below60', 19_256_260],
  ] as const)('takes from %d of income at %s %d', (income, age, tax) => {
    expect(stepsOf('old', income, age).tax).toBe(tax)
  })
})

describe('what is filed', () => {
  it.each([
    [0, 0],
    [4.99, 0],
    [5, 10],
    [14.99, 10],
    [1_800_074.999, 1_800_070],
    // In floating point, 0.57 × 100 is 56.99999999999999
    [0.57 * 100 + 8, 70],
    [99_999_999_995, 100_000_000_000],
  ])('of %d is %d', (amount, filed) => expect(asFiled(amount)).toBe(filed))

  it('has income and tax in whole tens, and nothing in between rounded', () => {
    fc.assert(
      fc.property(fc.constantFrom(...regimes), fc.integer({ min: 0, max: 70_000_000_000 }), (regime, paise) => {
        const steps = stepsOf(regime, paise / 100)
        expect([steps.taxableIncome % 10, steps.tax % 10]).toEqual([0, 0])
        expect(Math.abs(steps.taxableIncome - Math.floor(paise / 100))).toBeLessThanOrEqual(5)
        expect(steps.tax - steps.rounding).toBeCloseTo(steps.unroundedTax, 4)
        // Incomes that round to the same amount have the same tax
        expect(stepsOf(regime, steps.taxableIncome)).toEqual({ ...steps, unroundedIncome: steps.taxableIncome })
      }),
      propertyRuns(2_000),
    )
  })
})

it('adds up, never falls as income rises but at the cliff of the old rebate, and never takes more than ten rupees and their cess above a relief', () => {
  fc.assert(
    fc.property(fc.constantFrom(...regimes), fc.integer({ min: 0, max: 700_000_000 }), (regime, income) => {
      const { rounding, ...steps } = stepsOf(regime, income)
      const sum = steps.slabTax - steps.rebate - steps.marginalRelief + steps.surcharge - steps.surchargeRelief + steps.cess
      expect(Math.abs(steps.tax - sum - rounding)).toBeLessThan(1e-4)
      for (const value of Object.values(steps)) expect(value).toBeGreaterThanOrEqual(0)
      const next = stepsOf(regime, income + 10)
      expect(next.tax).toBeGreaterThanOrEqual(steps.tax)
      if (!(regime === 'old' && steps.taxableIncome === 500_000)) expect(next.unroundedTax - steps.unroundedTax).toBeLessThanOrEqual(10.4 + 1e-4)
    }),
    propertyRuns(2_000),
  )
})

it('has steps that add up as they are read, to the paisa and to the rupee', () => {
  fc.assert(
    fc.property(fc.constantFrom(...regimes), fc.integer({ min: 0, max: 700_000_000 }), fc.constantFrom(0, 2), (regime, income, decimals) => {
      const steps = shownSteps(stepsOf(regime, income), decimals)
      const [slabTax, rebate, relief, surcharge, surchargeRelief, cess, rounding, tax] = [
        steps.slabTax,
        steps.rebate,
        steps.marginalRelief,
        steps.surcharge,
        steps.surchargeRelief,
        steps.cess,
        steps.rounding,
        steps.tax,
      ].map((amount) => Math.round(amount * 100))
      expect((slabTax ?? 0) - (rebate ?? 0) - (relief ?? 0) + (surcharge ?? 0) - (surchargeRelief ?? 0) + (cess ?? 0) + (rounding ?? 0)).toBe(tax)
    }),
    propertyRuns(500),
  )
})

describe('both beside each other', () => {
  it('says from which deductions on the old one wins, and what is kept of the next hundred rupees', () => {
    const both = bothRegimes(rows, terms({ salary: 1_500_000 }))
    expect(both).toMatchObject({ saving: 159_900, winningDeductions: 543_750 })
    expect('kept' in both && both.kept).toBeCloseTo(84.4, 9)
  })

  it('takes the standard deduction off a salary alone', () => {
    const of = (part: Partial<TaxTerms>) => bothRegimes(rows, terms(part))
    expect(of({ otherIncome: 900_000 })).toMatchObject({ standardDeductions: { new: 0, old: 0 }, ofNew: { taxableIncome: 900_000 } })
    expect(of({ salary: 60_000 })).toMatchObject({ standardDeductions: { new: 60_000, old: 50_000 } })
  })

  it.each([
    [{ salary: 15_000_000, gains: 6_000_000 }, /above ₹2 crore/],
    [{ salary: 1_270_000, gains: 10_000 }, /rebate or surcharge limit/],
    [{ salary: 1_500_000, taxYear: '2030-31' }, undefined],
    [{ salary: 1_500_000, taxYear: '2024-25' }, /are not available/],
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
