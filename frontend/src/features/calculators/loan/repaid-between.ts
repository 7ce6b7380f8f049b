import type { LoanTerms } from './loan-results.ts'
import { repaymentCourse } from './repayment-course.ts'

/** The interest and principal in instalments `from` to `to`, both included, in rupees and unrounded: CUMIPMT and CUMPRINC in spreadsheets. */
export function repaidBetween({ from, to, ...terms }: LoanTerms & { from: number; to: number }) {
  const course = repaymentCourse(terms)
  if (course.kind !== 'repaid') return undefined
  const months = course.months.slice(from - 1, to)
  return {
    interest: months.reduce((sum, each) => sum + each.interest, 0),
    principal: months.reduce((sum, each) => sum + each.principal, 0),
  }
}
