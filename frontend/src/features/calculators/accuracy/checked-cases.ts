import type { DatedFigure } from '@artha/contract/figure-on'
import { readLoanLink } from '../loan/loan-link.ts'
import type { LinkReading } from '../links/read-link.ts'
import { annualPercentageRate, type LoanFees } from '../loan/annual-percentage-rate.ts'
import { loanResults, type LoanTerms } from '../loan/loan-results.ts'
import { loanCases, partOfLoanCases, rateWithFeesCases } from '../loan/loan-cases.ts'
import { repaidBetween } from '../loan/repaid-between.ts'
import { publishedChecks } from './published-calculators.ts'
import { checkCases, type CheckedResult } from '../references/reference-case.ts'

function rateWithFees(given: LoanTerms & LoanFees) {
  const rate = annualPercentageRate(given)
  return rate === undefined ? undefined : { annualPercentageRate: rate }
}

const loanAt = ({ principal, annualRatePercent, tenureMonths }: LoanTerms) =>
  filledIn(
    '/loan-calculator',
    new URLSearchParams({ principal: String(principal), annualRate: String(annualRatePercent), months: String(tenureMonths) }),
    (query) => readLoanLink('loan', query),
  )

/** The checked results of one calculator; `name` is the title of the group. */
export type CheckedCalculator = { name: string; results: CheckedResult<unknown>[] }

/** All reference cases on a date in India, checked with the functions of the calculators. */
export const checkedCases = (rows: readonly DatedFigure[], today: string): CheckedCalculator[] => [
  { name: 'Loans: instalment and totals', results: checkCases(loanCases, loanResults, loanAt) },
  { name: 'Loans: interest and principal of instalments', results: checkCases(partOfLoanCases, repaidBetween, loanAt) },
  { name: 'Loans: annual percentage rate', results: checkCases(rateWithFeesCases, rateWithFees, loanAt) },
  ...publishedChecks(rows, today),
]

/**
 * The address of a calculator with a case filled in. Undefined if an input is outside the limits, such as a loan of ₹100: the link would change it
 * and show another case.
 */
function filledIn(path: string, query: URLSearchParams, read: (query: URLSearchParams) => LinkReading<unknown>): string | undefined {
  return read(query).notes.length === 0 ? `${path}?${query.toString()}` : undefined
}
