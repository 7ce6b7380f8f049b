import { futureValue, growthLessOne, monthlyRate } from '../arithmetic/annuity.ts'
import { allPositive, finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** An amount at the start and one at the start of each month, in rupees, with a nominal annual rate in percent. */
export type InvestmentTerms = { initial: number; monthly: number; annualRatePercent: number; months: number }

/**
 * `nominal`: a twelfth of the annual rate each month, the formula of this calculator. `effective`: the monthly rate that compounds to the annual
 * rate, (1 + rate/100)^(1/12) − 1, as used by sites that quote annual returns of funds.
 */
type InvestmentConvention = 'nominal' | 'effective'

/** The monthly rate under a convention, as a fraction. */
export const rateOfMonth = (convention: InvestmentConvention, annualRatePercent: number) =>
  convention === 'nominal' ? monthlyRate(annualRatePercent) : growthLessOne(annualRatePercent / 100, 1 / 12)

/** The value of the investment after this number of months, in rupees and unrounded. */
const valueAfter = (terms: InvestmentTerms, months: number, convention: InvestmentConvention) =>
  futureValue(terms.initial, terms.monthly, rateOfMonth(convention, terms.annualRatePercent), months)

/**
 * The results of an investment, in rupees and unrounded, also with effective rates. All zero if nothing is invested. Undefined if an input is
 * negative or not a number, or the time is zero.
 */
export function investmentResults(terms: InvestmentTerms) {
  const { initial, monthly, annualRatePercent, months } = terms
  if (!noneNegative(initial, monthly, annualRatePercent) || !allPositive(months)) return undefined
  const totalInvested = initial + monthly * months
  const value = valueAfter(terms, months, 'nominal')
  const effectiveFutureValue = valueAfter(terms, months, 'effective')
  return finiteResults({
    futureValue: value,
    totalInvested,
    gain: value - totalInvested,
    effectiveFutureValue,
    effectiveGain: effectiveFutureValue - totalInvested,
    /** The effective annual yield of the nominal rate, in percent. */
    nominalYieldPercent: growthLessOne(monthlyRate(annualRatePercent), 12) * 100,
  })
}

/** The numbers that "How this is worked out" fills into the formula: i, n and (1+i)^n. */
export function investmentWorkings({ annualRatePercent, months }: InvestmentTerms) {
  const rate = monthlyRate(annualRatePercent)
  return { monthlyRate: rate, months, growthFactor: 1 + growthLessOne(rate, months) }
}

/** The amount paid in and the value after each of these numbers of months. */
export const investmentPoints = (terms: InvestmentTerms, ends: readonly number[]) =>
  ends.map((months) => ({ months, paidIn: terms.initial + terms.monthly * months, value: valueAfter(terms, months, 'nominal') }))
