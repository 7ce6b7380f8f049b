import { levelInstalment, monthlyRate } from '../arithmetic/annuity.ts'
import { finiteFigures } from '../arithmetic/finite-figures.ts'
import { loanFigures, type LoanTerms } from './loan-figures.ts'
import { planSavings, type PlanSavings } from './plan-savings.ts'
import { repaymentCourse, type RateChange } from './repayment-course.ts'

/** Rupees, unrounded: what is owed when the rate changes, the instalment until then and from then on. */
export type ChangedInstalment = { owed: number; before: number; after: number }

/** The instalment around a change of the rate. Undefined where the loan is repaid before it, or nothing can be worked out. */
export function changedInstalment(terms: LoanTerms, change: RateChange): ChangedInstalment | undefined {
  const course = repaymentCourse(terms)
  const before = loanFigures(terms)?.emi
  if (course.kind !== 'repaid' || before === undefined || change.firstInstalment > course.months.length) return undefined
  const owed = change.firstInstalment === 1 ? terms.principal : course.months[change.firstInstalment - 2]?.balance
  if (owed === undefined) return undefined
  const left = terms.tenureMonths - change.firstInstalment + 1
  const after = change.keep === 'tenure' ? levelInstalment(owed, monthlyRate(change.annualRatePercent), left) : before
  return finiteFigures({ owed, before, after })
}

/** What another rate changes: the instalment, and time and interest against the loan at the old one. */
export const rateChangeFigures = (terms: LoanTerms, change: RateChange): { instalment: ChangedInstalment | undefined; savings: PlanSavings } => ({
  instalment: changedInstalment(terms, change),
  savings: planSavings({ ...terms, rateChange: change }),
})
