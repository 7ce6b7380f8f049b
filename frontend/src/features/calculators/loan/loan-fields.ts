import { numberField, type InputOf, type OwnKind, type TermKind } from '../definition/field.ts'
import { loanFigures, type LoanTerms } from './loan-figures.ts'
import { loanLimits, type LoanKind } from './loan-limits.ts'
import { asksForPlan, isPlanned, planPairs, planParameters, readPlan, type PlanInput, type RefusedRow } from './plan/plan-rows.ts'
import { settledPlan, type SettledPlan } from './plan/settled-plan.ts'

/**
 * The plan of a loan as entered; `unread` are unreadable rows of a link. The results of the plan are shown if there is a plan or a link asks for it.
 */
export interface EnteredPlan {
  given: PlanInput
  unread: readonly RefusedRow[]
  isShown: boolean
}

const planField: OwnKind<EnteredPlan> = {
  kind: 'own',
  label: 'Plan',
  parameters: planParameters,
  read: (query) => {
    const { plan, refused } = readPlan(query)
    return { given: plan, unread: refused, isShown: asksForPlan(query) }
  },
  pairs: ({ given }) => planPairs(given),
}

/** The three inputs of a loan, `principal` in rupees, and its plan. */
export const loanFields = (kind: LoanKind) => ({
  principal: numberField('Loan amount', loanLimits[kind].principal),
  annualRate: numberField('Annual interest rate', loanLimits[kind].annualRate),
  term: { kind: 'term', label: 'Loan tenure', limits: loanLimits[kind].years } satisfies TermKind,
  plan: planField,
})

export type LoanFields = ReturnType<typeof loanFields>
export type LoanInput = InputOf<LoanFields>

/** The results of a loan without its plan, in rupees, and those of the plan, if there is one. */
export interface LoanResults {
  emi: number
  totalPayment: number
  totalInterest: number
  settled: SettledPlan | undefined
}

/** The change to another plan. Unreadable rows belonged to the link's plan and are discarded. */
export const planned = (plan: PlanInput): Pick<LoanInput, 'plan'> => ({ plan: { given: plan, unread: [], isShown: isPlanned(plan) } })

export const loanTerms = ({ principal, annualRate, term }: LoanInput): LoanTerms => ({
  principal,
  annualRatePercent: annualRate,
  tenureMonths: term,
})

/** The results of the plan, if it is shown. */
export const shownPlan = (input: LoanInput) =>
  input.plan.isShown && loanFigures(loanTerms(input)) ? settledPlan(loanTerms(input), input.plan.given) : undefined
