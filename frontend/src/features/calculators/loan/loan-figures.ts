import { addMonths, type CalendarMonth } from '../../../lib/calendar-month.ts'
import { growthLessOne, levelInstalment, monthlyRate } from '../arithmetic/annuity.ts'
import { allPositive, finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'

/** What is borrowed: `principal` in rupees, a nominal yearly rate, monthly instalments at the end of each month. */
export type LoanTerms = { principal: number; annualRatePercent: number; tenureMonths: number }

/** Years of an input as whole months. */
export const tenureMonthsOf = (tenureYears: number) => Math.round(tenureYears * 12)

/**
 * What a loan costs, in rupees and unrounded: the level instalment (EMI), all instalments, and how much of them is
 * interest. At a rate of zero the principal is repaid in equal parts and there is no interest. Undefined where there is nothing
 * to work out (a principal or a tenure that is zero, anything negative or no number).
 */
export function loanFigures({ principal, annualRatePercent, tenureMonths }: LoanTerms) {
  if (!allPositive(principal, tenureMonths) || !noneNegative(annualRatePercent)) return undefined
  if (annualRatePercent === 0) return finiteFigures({ emi: principal / tenureMonths, totalPayment: principal, totalInterest: 0 })
  const emi = levelInstalment(principal, monthlyRate(annualRatePercent), tenureMonths)
  const totalPayment = emi * tenureMonths
  return finiteFigures({ emi, totalPayment, totalInterest: Math.max(0, totalPayment - principal) })
}

/** The month of the last instalment of a loan that is taken in the given month; the first one is due a month later. */
export const maturityMonth = (taken: CalendarMonth, tenureMonths: number) => addMonths(taken, tenureMonths)

/** The numbers that "How this is worked out" fills into the formula: i, n and (1+i)^n. */
export function loanWorkings({ annualRatePercent, tenureMonths }: LoanTerms) {
  const rate = monthlyRate(annualRatePercent)
  return finiteFigures({ monthlyRate: rate, instalments: tenureMonths, growthFactor: 1 + growthLessOne(rate, tenureMonths) })
}

/** What the sentence under the instalment says: interest per hundred rupees borrowed, and its share of all that is paid. */
export function loanInWords(terms: LoanTerms) {
  const figures = loanFigures(terms)
  if (!figures) return undefined
  return finiteFigures({
    interestPerHundredBorrowed: (figures.totalInterest / terms.principal) * 100,
    interestSharePercent: (figures.totalInterest / figures.totalPayment) * 100,
  })
}
