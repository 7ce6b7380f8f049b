import { addMonths, type CalendarMonth } from '../../../lib/calendar-month.ts'
import { growthLessOne, levelInstalment, monthlyRate } from '../arithmetic/annuity.ts'
import { allPositive, finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** A loan: `principal` in rupees, a nominal annual rate in percent, instalments at the end of each month. */
export type LoanTerms = { principal: number; annualRatePercent: number; tenureMonths: number }

/** Converts years to whole months. */
export const tenureMonthsOf = (tenureYears: number) => Math.round(tenureYears * 12)

/**
 * The cost of a loan, in rupees and unrounded: the level instalment (EMI), all instalments, and the interest in them. At a rate of 0, equal parts of
 * the principal and no interest. Undefined if principal or tenure is zero, or an input is negative or not a number.
 */
export function loanResults({ principal, annualRatePercent, tenureMonths }: LoanTerms) {
  if (!allPositive(principal, tenureMonths) || !noneNegative(annualRatePercent)) return undefined
  if (annualRatePercent === 0) return finiteResults({ emi: principal / tenureMonths, totalPayment: principal, totalInterest: 0 })
  const emi = levelInstalment(principal, monthlyRate(annualRatePercent), tenureMonths)
  const totalPayment = emi * tenureMonths
  return finiteResults({ emi, totalPayment, totalInterest: Math.max(0, totalPayment - principal) })
}

/** The month of the last instalment of a loan that is taken in the given month; the first is due one month later. */
export const maturityMonth = (taken: CalendarMonth, tenureMonths: number) => addMonths(taken, tenureMonths)

/** The numbers that "How this is worked out" fills into the formula: i, n and (1+i)^n. */
export function loanWorkings({ annualRatePercent, tenureMonths }: LoanTerms) {
  const rate = monthlyRate(annualRatePercent)
  return finiteResults({ monthlyRate: rate, instalments: tenureMonths, growthFactor: 1 + growthLessOne(rate, tenureMonths) })
}

/** The numbers in the sentence below the EMI: interest per ₹100 borrowed, and its percentage of all payments. */
export function loanInWords(terms: LoanTerms) {
  const results = loanResults(terms)
  if (!results) return undefined
  return finiteResults({
    interestPerHundredBorrowed: (results.totalInterest / terms.principal) * 100,
    interestSharePercent: (results.totalInterest / results.totalPayment) * 100,
  })
}
