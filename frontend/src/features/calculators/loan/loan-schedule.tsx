import { memo, useState } from 'react'
import { addMonths, monthInIndia, monthText, type CalendarMonth } from '../../../lib/calendar-month.ts'
import { useIsHydrated } from '../../../ui/is-hydrated.ts'
import { useNow } from '../../../ui/now.ts'
import { AmountTable } from '../tables/amount-table.tsx'
import { TableSection } from '../tables/table-section.tsx'
import { useIsPrinting } from '../tables/use-printing.ts'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import type { LoanKind } from './loan-limits.ts'
import type { LoanTerms } from './loan-results.ts'
import type { SettledPlan } from './plan/settled-plan.ts'
import { repaymentSchedule, scheduleOf } from './repayment-schedule.ts'
import { ScheduleSwitch, type SchedulePeriod } from './schedule-switch.tsx'
import { scheduleTable } from './schedule-table.ts'

/** The start month for a schedule without dates: for a loan taken in March, every twelve instalments are one financial year. */
const undated: CalendarMonth = { year: 0, month: 3 }

interface LoanScheduleProps {
  kind: LoanKind
  terms: LoanTerms
  /** With the plan, if there is one. */
  settled: SettledPlan | undefined
  /** The month of disbursal, if known. */
  start: CalendarMonth | undefined
}

/** The repayment by years or by months. Dates appear in the browser, because the server does not know the reader's month. */
export function LoanSchedule({ kind, terms, settled, start }: LoanScheduleProps) {
  // The first render must match the server's, even if hydration is late and the month is already known
  const isHydrated = useIsHydrated()
  const now = useNow()
  const taken = start ?? (isHydrated && now ? monthInIndia(now) : undefined)
  const rested = useSettledValue(settled)
  return (
    <Schedule
      kind={kind}
      terms={useSettledValue(terms)}
      settled={rested}
      year={taken?.year}
      month={taken?.month}
      isStartKnown={start !== undefined}
    />
  )
}

/** Year and month are separate values, because memo compares by identity. */
type ScheduleProps = Omit<LoanScheduleProps, 'start'> & { year: number | undefined; month: number | undefined; isStartKnown: boolean }

const Schedule = memo(function Schedule({ kind, terms, settled, year, month, isStartKnown }: ScheduleProps) {
  const [period, setPeriod] = useState<SchedulePeriod>('years')
  const isPrinting = useIsPrinting()
  const taken = year === undefined || month === undefined ? undefined : { year, month }
  const schedule =
    settled?.outcome.kind === 'planned'
      ? scheduleOf({ principal: terms.principal, months: settled.outcome.months }, taken ?? undated, 'rupee', settled.plan.mode === 'advance' ? 0 : 1)
      : repaymentSchedule(terms, taken ?? undated, 'rupee')
  if (!schedule) return null
  const tableBy = (by: SchedulePeriod) => scheduleTable(schedule, by, taken !== undefined)
  return (
    <TableSection
      title="Schedule"
      fileName={`${kind}-schedule-by-${period}`}
      table={tableBy(period)}
      note={startText(taken, settled, isStartKnown)}
      control={<ScheduleSwitch period={period} onChange={setPeriod} />}
    >
      {isPrinting && <AmountTable {...tableBy(period === 'years' ? 'months' : 'years')} />}
    </TableSection>
  )
})

/** A sentence about the start of the loan and its first instalment. */
function startText(taken: CalendarMonth | undefined, settled: SettledPlan | undefined, isStartKnown: boolean) {
  const { mode = 'arrears', moratoriumMonths = 0 } = settled?.plan ?? {}
  const wait = moratoriumMonths + (mode === 'advance' ? 0 : 1)
  const later = wait === 0 ? 'at once' : wait === 1 ? 'a month later' : `${wait} months later`
  if (!taken) return wait === 1 ? 'The first instalment is due a month after the loan is taken.' : `The first instalment is due ${later}.`
  const when = isStartKnown ? `in ${monthText(taken)}` : 'this month'
  return `For a loan taken ${when}: its first instalment is due in ${monthText(addMonths(taken, wait))}, ${later}.`
}
