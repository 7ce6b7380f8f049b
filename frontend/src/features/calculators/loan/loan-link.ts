import { linkText, readParameters, termFromLink, type LinkReading } from '../links/read-link.ts'
import type { LoanTerms } from './loan-results.ts'
import { tenureMonthsOf } from './loan-results.ts'
import { loanLimits, type LoanKind } from './loan-limits.ts'
import { asksForPlan, isPlanned, planPairs, readPlan, type PlanInput, type RefusedRow } from './plan/plan-rows.ts'

/**
 * The three inputs of a loan, `principal` in rupees, and its plan; `unread` are unreadable rows of a link. The results of the plan are shown if there
 * is a plan or a link asks for it.
 */
export interface LoanInput {
  principal: number
  annualRatePercent: number
  tenureYears: number
  plan: PlanInput
  unread: RefusedRow[]
  isPlanShown: boolean
}

/** Changes the plan and discards unreadable rows, which belonged to the link's plan. */
export const withPlan = (plan: PlanInput): Partial<LoanInput> => ({ plan, unread: [], isPlanShown: isPlanned(plan) })

/** The labels of the inputs, by parameter. */
export const loanLabels = { principal: 'Loan amount', annualRate: 'Annual interest rate', years: 'Loan tenure' }

export const loanTerms = ({ principal, annualRatePercent, tenureYears }: LoanInput): LoanTerms => ({
  principal,
  annualRatePercent,
  tenureMonths: tenureMonthsOf(tenureYears),
})

/**
 * Reads the loan of a link `?principal=…&annualRate=…&years=…&months=…` with its plan, always within the limits of its kind. The term is the sum of
 * years and months.
 */
export function readLoanLink(kind: LoanKind, query: URLSearchParams): LinkReading<LoanInput> {
  const { years, ...limits } = loanLimits[kind]
  const { input, notes } = readParameters(limits, query)
  const { plan, refused } = readPlan(query)
  const { principal, annualRate: annualRatePercent } = input
  const tenureYears = termFromLink(years, query, notes) / 12
  return { input: { principal, annualRatePercent, tenureYears, plan, unread: refused, isPlanShown: asksForPlan(query) }, notes }
}

/** The query that reads back as this loan and plan. */
export const loanLink = ({ principal, annualRatePercent, tenureYears, plan }: LoanInput) =>
  new URLSearchParams([
    ['principal', linkText(principal)],
    ['annualRate', linkText(annualRatePercent)],
    ['years', linkText(tenureYears)],
    ...planPairs(plan),
  ])
