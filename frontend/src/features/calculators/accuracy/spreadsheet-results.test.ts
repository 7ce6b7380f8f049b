import { CUMIPMT, CUMPRINC, FV, PMT } from '@formulajs/formulajs'
import { describe, expect, it } from 'vitest'
import { depositResults } from '../fixed-deposit/deposit-results.ts'
import { depositFields } from '../fixed-deposit/deposit-fields.ts'
import type { InputLimits } from '../inputs/input-limits.ts'
import { investmentResults } from '../investment/investment-results.ts'
import { investmentFields } from '../investment/investment-fields.ts'
import { loanResults } from '../loan/loan-results.ts'
import { loanKinds, loanLimits } from '../loan/loan-limits.ts'
import { repaidBetween } from '../loan/repaid-between.ts'

// Compares results with an independent library of spreadsheet functions, at the ends, starts and middles of every slider and for the largest amounts

const valuesOf = ({ unit, min, max, initial, step, slide }: InputLimits) => {
  const [low, high] = slide === undefined || slide === 'none' ? [min, max] : slide
  const all = [low, initial, low + Math.round((high - low) / 2 / step) * step, high, ...(unit === 'rupees' ? [max] : [])]
  return [...new Set(all.map((value) => Math.round(value * 100) / 100))]
}

const combined = (...lists: number[][]) => lists.reduce<number[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]])

/** The relative difference between the results; 0 if both are equal. */
const far = (ours = NaN, theirs: unknown) => (ours === Number(theirs) ? 0 : Math.abs(ours / Number(theirs) - 1))

describe.each(loanKinds)('%s', (kind) => {
  const { principal, annualRate, years } = loanLimits[kind]
  const loans = combined(valuesOf(principal), valuesOf(annualRate), valuesOf(years))
  it.each(loans)('of %d at %d %% over %d years', (amount = 0, rate = 0, time = 0) => {
    const terms = { principal: amount, annualRatePercent: rate, tenureMonths: time * 12 }
    const instalment = -Number(PMT(rate / 1200, time * 12, amount, 0, 0))
    expect(far(loanResults(terms)?.emi, instalment)).toBeLessThan(1e-10)
    expect(far(loanResults(terms)?.totalInterest, instalment * time * 12 - amount)).toBeLessThan(1e-8)
    const [from, to] = [time * 12 - 11, time * 12]
    const repaid = repaidBetween({ ...terms, from, to })
    expect(far(repaid?.interest, -Number(CUMIPMT(rate / 1200, to, amount, from, to, 0)))).toBeLessThan(1e-6)
    expect(far(repaid?.principal, -Number(CUMPRINC(rate / 1200, to, amount, from, to, 0)))).toBeLessThan(1e-6)
  })
})

const { principal, annualRate: depositRate, years: depositYears } = depositFields
it.each(combined(valuesOf(principal.limits), valuesOf(depositRate.limits), valuesOf(depositYears.limits)))(
  'a deposit of %d at %d %% over %d years',
  (amount = 0, annualRatePercent = 0, time = 0) => {
    const results = depositResults({ principal: amount, annualRatePercent, tenureMonths: time * 12 })
    expect(far(results?.maturityValue, FV(annualRatePercent / 100, time, 0, -amount, 0))).toBeLessThan(1e-10)
    expect(far(results?.quarterlyMaturityValue, FV(annualRatePercent / 400, time * 4, 0, -amount, 0))).toBeLessThan(1e-10)
  },
)

const { initial, monthly, annualRate, years } = investmentFields
it.each(combined(valuesOf(initial.limits), valuesOf(monthly.limits), valuesOf(annualRate.limits), valuesOf(years.limits)))(
  'an investment of %d and %d a month at %d %% over %d years',
  (once = 0, each = 0, rate = 0, time = 0) => {
    const results = investmentResults({ initial: once, monthly: each, annualRatePercent: rate, months: time * 12 })
    const ofMonth = (1 + rate / 100) ** (1 / 12) - 1
    expect(far(results?.futureValue, FV(rate / 1200, time * 12, -each, -once, 1))).toBeLessThan(1e-9)
    expect(far(results?.effectiveFutureValue, FV(ofMonth, time * 12, -each, -once, 1))).toBeLessThan(1e-9)
    expect(results?.totalInvested).toBe(once + each * time * 12)
  },
)
