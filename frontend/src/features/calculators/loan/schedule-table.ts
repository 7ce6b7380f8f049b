import { monthText } from '../../../lib/calendar-month.ts'
import type { AmountRow } from '../tables/amount-table.tsx'
import type { SectionTable } from '../tables/table-section.tsx'
import { financialYears } from './financial-years.ts'
import type { RepaymentSchedule, ScheduleAmounts, ScheduleTotals } from './repayment-schedule.ts'
import type { SchedulePeriod } from './schedule-switch.tsx'

const captions: Readonly<Record<SchedulePeriod, string>> = {
  years: 'By financial year, April to March, in rupees',
  months: 'By month, in rupees',
}
const undatedCaptions: Readonly<Record<SchedulePeriod, string>> = { years: 'By year, in rupees', months: 'By month, in rupees' }

/** The schedule by financial years or by months, with a column for prepayments if there are any. Without dates, years and months are numbered. */
export function scheduleTable({ rows, totals }: RepaymentSchedule, period: SchedulePeriod, isDated: boolean): SectionTable {
  const hasPrepayments = totals.prepaymentPaise > 0
  const amounts = ({ paymentPaise, interestPaise, principalPaise, prepaymentPaise }: ScheduleTotals) => [
    paymentPaise,
    interestPaise,
    principalPaise,
    ...(hasPrepayments ? [prepaymentPaise] : []),
  ]
  const row = (name: string, each: ScheduleAmounts): AmountRow => ({ name, paise: [...amounts(each), each.balancePaise] })
  const years = () => financialYears(rows).map((year, at) => row(isDated ? year.name : `Year ${at + 1}`, year))
  const months = () => rows.map((each) => row(isDated ? monthText(each.month) : `Month ${each.number}`, each))
  return {
    caption: (isDated ? captions : undatedCaptions)[period],
    heads: [period === 'years' ? 'Year' : 'Month', 'Paid', 'Interest', 'Principal', ...(hasPrepayments ? ['Extra paid'] : []), 'Balance'],
    rows: period === 'years' ? years() : months(),
    total: { name: 'Total', paise: [...amounts(totals), undefined] },
  }
}
