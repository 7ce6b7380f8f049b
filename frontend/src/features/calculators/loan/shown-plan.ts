import { loanResults } from './loan-results.ts'
import { loanTerms, type LoanInput } from './loan-link.ts'
import { settledPlan } from './plan/settled-plan.ts'

/** The results of the plan, if it is shown. The plan's engine is no part of a loan's first script. */
export const shownPlan = (input: LoanInput) =>
  input.isPlanShown && loanResults(loanTerms(input)) ? settledPlan(loanTerms(input), input.plan) : undefined
