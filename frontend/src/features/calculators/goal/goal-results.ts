import { growthLessOne } from '../arithmetic/annuity.ts'
import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'
import { priceGrowth, returnOfMonth, type ReturnConvention, type Timing } from '../arithmetic/investing-month.ts'
import { contributionYears } from '../arithmetic/stepped-contributions.ts'

/** A savings goal; `target` is in today's rupees, and the amount already `saved` grows at the same rate. */
export interface GoalTerms {
  target: number
  annualRate: number
  term: number
  inflation: number
  saved: number
  stepUpPercent: number
  timing: Timing
  convention: ReturnConvention
}

/** The value year by year of this monthly amount, without earlier savings. */
export const goalYears = ({ annualRate, term, stepUpPercent, timing, convention }: GoalTerms, monthly: number) =>
  contributionYears({ monthly, stepUpPercent, stepUpAmount: 0 }, returnOfMonth(convention, annualRate), term, timing)

export const savedAfter = ({ saved, annualRate, convention }: GoalTerms, months: number) =>
  saved * (1 + growthLessOne(returnOfMonth(convention, annualRate), months))

/** The monthly amount in the first year that reaches the goal; 0 if the savings reach it alone. */
export function goalResults(terms: GoalTerms) {
  const { target, annualRate, term, inflation, saved, stepUpPercent } = terms
  if (!noneNegative(target, annualRate, term, inflation, saved, stepUpPercent)) return undefined
  const ofOneRupee = goalYears(terms, 1).at(-1)?.value
  if (ofOneRupee === undefined) return undefined
  const targetThen = target * priceGrowth(inflation, term)
  const savedThen = savedAfter(terms, term)
  return finiteResults({ monthlyNeeded: Math.max(0, targetThen - savedThen) / ofOneRupee, targetThen, savedThen, ofOneRupee })
}
