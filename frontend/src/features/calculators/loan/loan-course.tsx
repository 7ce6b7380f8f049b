import type { LoanKind } from './loan-limits.ts'
import { loanTerms, shownPlan, withPlan, type LoanInput } from './loan-link.ts'
import { LoanOptions } from './loan-options.tsx'
import { LoanSchedule } from './loan-schedule.tsx'
import type { PlanInput } from './plan/plan-rows.ts'
import { PlanSection } from './plan/plan-section.tsx'

interface LoanCourseProps {
  kind: LoanKind
  input: LoanInput
  change: (part: Partial<LoanInput>) => void
}

/** The plan of a loan, the what-if options and the repayment schedule. */
export function LoanCourse({ kind, input, change }: LoanCourseProps) {
  const { plan, unread } = input
  const terms = loanTerms(input)
  const settled = shownPlan(input)
  const changePlan = (next: PlanInput) => change(withPlan(next))
  return (
    <>
      <PlanSection plan={plan} settled={settled} unread={unread} onChange={changePlan} />
      <LoanOptions terms={terms} plan={plan} onPlan={changePlan} />
      <LoanSchedule kind={kind} terms={terms} settled={settled} start={plan.start} />
    </>
  )
}
