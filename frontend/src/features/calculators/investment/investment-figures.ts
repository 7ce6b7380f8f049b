import { futureValue, growthLessOne, monthlyRate } from '../arithmetic/annuity.ts'
import { allPositive, finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'

/** A sum at once and a sum at the start of each month, in rupees, at a nominal yearly rate. */
export type InvestmentTerms = { initial: number; monthly: number; annualRatePercent: number; months: number }

/**
 * `nominal`: a twelfth of the yearly rate each month, the formula of this calculator. `effective`: the monthly rate that
 * comes to the yearly rate in twelve months, (1 + rate/100)^(1/12) − 1, as sites that quote yearly returns of funds have it.
 */
export const investmentConventions = ['nominal', 'effective'] as const
export type InvestmentConvention = (typeof investmentConventions)[number]

/** The rate of one month by the convention. */
export const rateOfMonth = (convention: InvestmentConvention, annualRatePercent: number) =>
  convention === 'nominal' ? monthlyRate(annualRatePercent) : growthLessOne(annualRatePercent / 100, 1 / 12)

/** What the investment is worth after so many months, in rupees, unrounded. */
export const valueAfter = (terms: InvestmentTerms, months: number, convention: InvestmentConvention) =>
  futureValue(terms.initial, terms.monthly, rateOfMonth(convention, terms.annualRatePercent), months)

/**
 * What an investment grows to, in rupees and unrounded, and beside it by the effective-rate convention. With nothing
 * invested all is 0. Undefined where an input is negative or no number, or there is no time.
 */
export function investmentFigures(terms: InvestmentTerms) {
  const { initial, monthly, annualRatePercent, months } = terms
  if (!noneNegative(initial, monthly, annualRatePercent) || !allPositive(months)) return undefined
  const totalInvested = initial + monthly * months
  const value = valueAfter(terms, months, 'nominal')
  const effectiveFutureValue = valueAfter(terms, months, 'effective')
  return finiteFigures({
    futureValue: value,
    totalInvested,
    gain: value - totalInvested,
    effectiveFutureValue,
    effectiveGain: effectiveFutureValue - totalInvested,
    /** What twelve months of a twelfth of the rate come to. */
    nominalYieldPercent: growthLessOne(monthlyRate(annualRatePercent), 12) * 100,
  })
}

/** The numbers that "How this is worked out" fills into the formula: i, n and (1+i)^n. */
export function investmentWorkings({ annualRatePercent, months }: InvestmentTerms) {
  const rate = monthlyRate(annualRatePercent)
  return finiteFigures({ monthlyRate: rate, months, growthFactor: 1 + growthLessOne(rate, months) })
}
