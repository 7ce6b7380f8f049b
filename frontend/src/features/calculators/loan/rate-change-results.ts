import { levelInstalment, monthlyRate } from '../arithmetic/annuity.ts'
import { finiteResults } from '../arithmetic/finite-results.ts'
import { loanResults, type LoanTerms } from './loan-results.ts'
import { planSavings, type PlanSavings } from './plan-savings.ts'
import { repaymentCourse, type RateChange } from './repayment-course.ts'

/** In rupees, unrounded: the balance when the rate changes, and the instalment before and after. */
export type ChangedInstalment = { owed: number; before: number; after: number }

/** The instalment around a rate change. Undefined if the loan is repaid before it, or there is no result. */
export function changedInstalment(terms: LoanTerms, change: RateChange): ChangedInstalment | undefined {
  const course = repaymentCourse(terms)
  const before = loanResults(terms)?.emi
  if (course.kind !== 'repaid' || before === undefined || change.firstInstalment > course.months.length) return undefined
  const owed = change.firstInstalment === 1 ? terms.principal : course.months[change.firstInstalment - 2]?.balance
  if (owed === undefined) return undefined
  const left = terms.tenureMonths - change.firstInstalment + 1
  const after = change.keep === 'tenure' ? levelInstalment(owed, monthlyRate(change.annualRatePercent), left) : before
  return finiteResults({ owed, before, after })
}

/** The effect of another rate: the instalment, and time and interest compared with the old rate. */
export const rateChangeResults = (terms: LoanTerms, change: RateChange): { instalment: ChangedInstalment | undefined; savings: PlanSavings } => ({
  instalment: changedInstalment(terms, change),
  savings: planSavings({ ...terms, rateChange: change }),
})
