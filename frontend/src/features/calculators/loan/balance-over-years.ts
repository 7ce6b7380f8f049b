import { levelInstalment, monthlyRate, presentValue } from '../arithmetic/annuity.ts'
import { yearEnds } from '../charts/year-ends.ts'
import { loanResults, type LoanTerms } from './loan-results.ts'

/**
 * The balance of a loan at the end of each year, in rupees and unrounded: the present value of the remaining instalments. `halfRepaid` is the first
 * instalment after which at most half of the principal is left.
 */
export function balanceOverYears(terms: LoanTerms) {
  if (!loanResults(terms)) return undefined
  const { principal, annualRatePercent, tenureMonths } = terms
  const rate = monthlyRate(annualRatePercent)
  const instalment = levelInstalment(principal, rate, tenureMonths)
  const owedAfter = (months: number) => presentValue(instalment, rate, tenureMonths - months)
  let halfMonths = 0
  while (halfMonths < tenureMonths && owedAfter(halfMonths) > principal / 2) halfMonths += 1
  const ends = yearEnds(tenureMonths)
  return {
    years: ends.map((months) => months / 12),
    owed: ends.map(owedAfter),
    halfRepaid: { months: halfMonths, owed: owedAfter(halfMonths) },
  }
}

/** The balance at the end of each year with and without the plan, and at the end of both. */
export function plannedBalance(terms: LoanTerms, months: readonly { balance: number }[]) {
  const { principal, annualRatePercent, tenureMonths } = terms
  const rate = monthlyRate(annualRatePercent)
  const instalment = levelInstalment(principal, rate, tenureMonths)
  const ends = [...new Set([...yearEnds(Math.max(tenureMonths, months.length)), tenureMonths, months.length])].sort((one, other) => one - other)
  return {
    years: ends.map((end) => end / 12),
    owed: ends.map((end) => (end === 0 ? principal : (months[end - 1]?.balance ?? 0))),
    owedBefore: ends.map((end) => presentValue(instalment, rate, Math.max(0, tenureMonths - end))),
  }
}
