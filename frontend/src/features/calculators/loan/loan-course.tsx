import type { PartProps } from '../definition/calculator.ts'
import { loanOfFields } from './loan-fields.ts'
import type { LoanKind } from './loan-limits.ts'
import { loanTerms, withPlan } from './loan-link.ts'
import { LoanOptions } from './loan-options.tsx'
import { LoanSchedule } from './loan-schedule.tsx'
import type { PlanInput } from './plan/plan-rows.ts'
import { PlanSection } from './plan/plan-section.tsx'
import { shownPlan } from './shown-plan.ts'

/** Makes the part below a loan: its plan, the what-if options and the repayment schedule. */
export const loanCourse = (kind: LoanKind) =>
  function LoanCourse({ input, change }: PartProps) {
    const loan = loanOfFields(input)
    const { plan, unread } = loan
    const terms = loanTerms(loan)
    const settled = shownPlan(loan)
    const changePlan = (next: PlanInput) => change(withPlan(next))
    return (
      <>
        <PlanSection plan={plan} settled={settled} unread={unread} onChange={changePlan} />
        <LoanOptions terms={terms} plan={plan} onPlan={changePlan} />
        <LoanSchedule kind={kind} terms={terms} settled={settled} start={plan.start} />
      </>
    )
  }
