import { LoanCharts } from './loan-charts.tsx'
import { loanFigures } from './loan-figures.ts'
import type { LoanKind } from './loan-limits.ts'
import { loanTerms, withPlan, type LoanInput } from './loan-link.ts'
import { LoanOptions } from './loan-options.tsx'
import { LoanSchedule } from './loan-schedule.tsx'
import type { PlanInput } from './plan/plan-rows.ts'
import { PlanSection } from './plan/plan-section.tsx'
import { settledPlan } from './plan/settled-plan.ts'

interface LoanCourseProps {
  kind: LoanKind
  input: LoanInput
  change: (part: Partial<LoanInput>) => void
}

/** How a loan goes: its charts, what is planned for it, what could be, and its schedule. */
export function LoanCourse({ kind, input, change }: LoanCourseProps) {
  const { plan, unread } = input
  const terms = loanTerms(input)
  const settled = input.isPlanShown && loanFigures(terms) ? settledPlan(terms, plan) : undefined
  const changePlan = (next: PlanInput) => change(withPlan(next))
  return (
    <>
      <LoanCharts terms={terms} settled={settled} />
      <PlanSection plan={plan} settled={settled} unread={unread} onChange={changePlan} />
      <LoanOptions terms={terms} plan={plan} onPlan={changePlan} />
      <LoanSchedule kind={kind} terms={terms} settled={settled} start={plan.start} />
    </>
  )
}
