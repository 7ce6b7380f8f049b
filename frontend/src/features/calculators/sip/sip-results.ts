import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'
import { priceGrowth, returnOfMonth, type ReturnConvention, type Timing } from '../arithmetic/investing-month.ts'
import { contributionYears } from '../arithmetic/stepped-contributions.ts'

/** A monthly investment; amounts in rupees, rates in percent a year, the term in months. */
export interface SipTerms {
  monthly: number
  annualRate: number
  term: number
  stepUpPercent: number
  stepUpAmount: number
  inflation: number
  timing: Timing
  convention: ReturnConvention
  delayMonths: number
}

/** The convention of the comparison beside the result. */
export const otherConvention = (convention: ReturnConvention): ReturnConvention => (convention === 'nominal' ? 'effective' : 'nominal')

export const sipYears = (terms: SipTerms, convention: ReturnConvention, months: number) =>
  contributionYears(terms, returnOfMonth(convention, terms.annualRate), months, terms.timing)

/**
 * The results of a monthly investment, in rupees and unrounded: the final value, its purchasing power today, and the loss from a start `delayMonths`
 * later with the same end. Undefined if an input is negative or not a number.
 */
export function sipResults(terms: SipTerms) {
  const { monthly, annualRate, term, stepUpPercent, stepUpAmount, inflation, convention, delayMonths } = terms
  if (!noneNegative(monthly, annualRate, term, stepUpPercent, stepUpAmount, inflation, delayMonths)) return undefined
  const last = sipYears(terms, convention, term).at(-1)
  if (last === undefined) return undefined
  const delayed = sipYears(terms, convention, Math.max(0, term - delayMonths)).at(-1)?.value ?? 0
  const beside = sipYears(terms, otherConvention(convention), term).at(-1)?.value ?? 0
  return finiteResults({
    futureValue: last.value,
    totalInvested: last.paidIn,
    gain: last.value - last.paidIn,
    realValue: last.value / priceGrowth(inflation, term),
    delayCost: last.value - delayed,
    otherFutureValue: beside,
  })
}
