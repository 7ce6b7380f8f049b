import type { CourseProps } from '../definition/calculator.ts'
import { loanTerms, planned, shownPlan, type LoanFields } from './loan-fields.ts'
import { LoanOptions } from './loan-options.tsx'
import { LoanSchedule } from './loan-schedule.tsx'
import type { PlanInput } from './plan/plan-rows.ts'
import { PlanSection } from './plan/plan-section.tsx'

/** The plan of a loan, the what-if options and the repayment schedule. */
export function LoanCourse({ path, input, change }: CourseProps<LoanFields>) {
  const { given: plan, unread } = input.plan
  const terms = loanTerms(input)
  const settled = shownPlan(input)
  const changePlan = (next: PlanInput) => change(planned(next))
  return (
    <>
      <PlanSection plan={plan} settled={settled} unread={unread} onChange={changePlan} />
      <LoanOptions terms={terms} plan={plan} onPlan={changePlan} />
      <LoanSchedule path={path} terms={terms} settled={settled} start={plan.start} />
    </>
  )
}
