import { linkText, readParameters, type LinkReading } from '../links/read-link.ts'
import type { LoanTerms } from './loan-figures.ts'
import { tenureMonthsOf } from './loan-figures.ts'
import { loanLimits, type LoanKind } from './loan-limits.ts'

/** The three inputs of a loan; `principal` in rupees. */
export type LoanInput = { principal: number, annualRatePercent: number, tenureYears: number }

/** What the inputs are called, by their parameter. */
export const loanLabels = { principal: 'Loan amount', annualRate: 'Interest rate a year', years: 'Time to repay' }

export const loanTerms = ({ principal, annualRatePercent, tenureYears }: LoanInput): LoanTerms => ({
  principal,
  annualRatePercent,
  tenureMonths: tenureMonthsOf(tenureYears),
})

/** The loan of a link `?principal=…&annualRate=…&years=…`, always within the limits of its kind. */
export function readLoanLink(kind: LoanKind, query: URLSearchParams): LinkReading<LoanInput> {
  const { input, notes } = readParameters(loanLimits[kind], query)
  return { input: { principal: input.principal, annualRatePercent: input.annualRate, tenureYears: input.years }, notes }
}

/** The query that gives the loan again. */
export const loanLink = ({ principal, annualRatePercent, tenureYears }: LoanInput) =>
  new URLSearchParams({ principal: linkText(principal), annualRate: linkText(annualRatePercent), years: linkText(tenureYears) })
