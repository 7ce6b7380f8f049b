import { linkText, readParameters, termFromLink, type LinkReading } from '../links/read-link.ts'
import type { LoanTerms } from './loan-figures.ts'
import { loanFigures, tenureMonthsOf } from './loan-figures.ts'
import { loanLimits, type LoanKind } from './loan-limits.ts'
import { settledPlan } from './plan/settled-plan.ts'
import { asksForPlan, isPlanned, planPairs, readPlan, type PlanInput, type RefusedRow } from './plan/plan-rows.ts'

/**
 * The three inputs of a loan, `principal` in rupees, and what is planned for it; `unread` are rows of a link that say nothing.
 * What comes of the plan is shown where there is one, and where a link asks for it.
 */
export interface LoanInput {
  principal: number
  annualRatePercent: number
  tenureYears: number
  plan: PlanInput
  unread: RefusedRow[]
  isPlanShown: boolean
}

/** Another plan; what could not be read of a link goes with the plan that the link had. */
export const withPlan = (plan: PlanInput): Partial<LoanInput> => ({ plan, unread: [], isPlanShown: isPlanned(plan) })

/** What the inputs are called, by their parameter. */
export const loanLabels = { principal: 'Loan amount', annualRate: 'Annual interest rate', years: 'Loan tenure' }

export const loanTerms = ({ principal, annualRatePercent, tenureYears }: LoanInput): LoanTerms => ({
  principal,
  annualRatePercent,
  tenureMonths: tenureMonthsOf(tenureYears),
})

/** What comes of the plan, where it is shown. */
export const shownPlan = (input: LoanInput) =>
  input.isPlanShown && loanFigures(loanTerms(input)) ? settledPlan(loanTerms(input), input.plan) : undefined

/**
 * The loan of a link `?principal=…&annualRate=…&years=…&months=…`, always within the limits of its kind, with its plan. The term
 * is the years and the months together.
 */
export function readLoanLink(kind: LoanKind, query: URLSearchParams): LinkReading<LoanInput> {
  const { years, ...limits } = loanLimits[kind]
  const { input, notes } = readParameters(limits, query)
  const { plan, refused } = readPlan(query)
  const { principal, annualRate: annualRatePercent } = input
  const tenureYears = termFromLink(years, query, notes) / 12
  return { input: { principal, annualRatePercent, tenureYears, plan, unread: refused, isPlanShown: asksForPlan(query) }, notes }
}

/** The query that gives the loan and its plan again. */
export const loanLink = ({ principal, annualRatePercent, tenureYears, plan }: LoanInput) =>
  new URLSearchParams([
    ['principal', linkText(principal)],
    ['annualRate', linkText(annualRatePercent)],
    ['years', linkText(tenureYears)],
    ...planPairs(plan),
  ])
