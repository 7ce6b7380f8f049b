import { growthLessOne } from '../arithmetic/annuity.ts'
import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'
import { priceGrowth, returnOfMonth, type ReturnConvention, type Timing } from '../arithmetic/investing-month.ts'
import { contributionYears } from '../arithmetic/stepped-contributions.ts'

/** A sum to be reached; `target` in rupees of today, what is `saved` already grows with the rest. */
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

/** Year by year, what so much a month and what is saved come to. */
export const goalYears = ({ annualRate, term, stepUpPercent, timing, convention }: GoalTerms, monthly: number) =>
  contributionYears({ monthly, stepUpPercent, stepUpAmount: 0 }, returnOfMonth(convention, annualRate), term, timing)

export const savedAfter = ({ saved, annualRate, convention }: GoalTerms, months: number) =>
  saved * (1 + growthLessOne(returnOfMonth(convention, annualRate), months))

/** The sum of a month in the first year that reaches the goal; 0 where what is saved reaches it alone. */
export function goalFigures(terms: GoalTerms) {
  const { target, annualRate, term, inflation, saved, stepUpPercent } = terms
  if (!noneNegative(target, annualRate, term, inflation, saved, stepUpPercent)) return undefined
  const ofOneRupee = goalYears(terms, 1).at(-1)?.value
  if (ofOneRupee === undefined) return undefined
  const targetThen = target * priceGrowth(inflation, term)
  const savedThen = savedAfter(terms, term)
  return finiteFigures({ monthlyNeeded: Math.max(0, targetThen - savedThen) / ofOneRupee, targetThen, savedThen, ofOneRupee })
}
