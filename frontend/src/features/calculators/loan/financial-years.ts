import { financialYearOf, financialYearText } from '../../../lib/calendar-month.ts'
import { totalsOf, type ScheduleAmounts, type ScheduleRow } from './repayment-schedule.ts'

/** One Indian financial year, April to March, with a name such as "2025-26"; the balance is at its end. */
export type FinancialYearRow = ScheduleAmounts & { name: string; instalments: number }

function yearRow(rows: readonly [ScheduleRow, ...ScheduleRow[]]): FinancialYearRow {
  const last = rows.at(-1) ?? rows[0]
  return {
    name: financialYearText(financialYearOf(last.month)),
    instalments: rows.length,
    ...totalsOf(rows),
    balancePaise: last.balancePaise,
  }
}

/** Groups a schedule by financial year; each year is the sum of its months, to the paisa. */
export function financialYears(rows: readonly ScheduleRow[]): FinancialYearRow[] {
  const byYear = new Map<number, [ScheduleRow, ...ScheduleRow[]]>()
  for (const row of rows) {
    const year = financialYearOf(row.month)
    const inYear = byYear.get(year)
    if (inYear) inYear.push(row)
    else byYear.set(year, [row])
  }
  return [...byYear.values()].map(yearRow)
}
