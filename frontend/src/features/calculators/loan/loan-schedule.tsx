import { useDeferredValue, useState } from 'react'
import { monthInIndia, monthText, type CalendarMonth } from '../../../lib/calendar-month.ts'
import { useNow } from '../../../ui/now.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { AmountTable, type AmountRow } from '../amount-table.tsx'
import { financialYears } from './financial-years.ts'
import type { LoanTerms } from './loan-figures.ts'
import { repaymentSchedule, type RepaymentSchedule, type ScheduleAmounts, type ScheduleTotals } from './repayment-schedule.ts'
import styles from './loan-schedule.module.css'

/** Of a loan taken in March every twelve instalments are a financial year: the years of a schedule that has no dates. */
const undated: CalendarMonth = { year: 0, month: 3 }

const rowOf = (name: string, { paymentPaise, interestPaise, principalPaise, balancePaise }: ScheduleAmounts): AmountRow => ({
  name,
  paise: [paymentPaise, interestPaise, principalPaise, balancePaise],
})

const totalRow = ({ paymentPaise, interestPaise, principalPaise }: ScheduleTotals): AmountRow => ({
  name: 'All',
  paise: [paymentPaise, interestPaise, principalPaise, undefined],
})

const heads = (of: string) => [of, 'Paid', 'Interest', 'Principal', 'Still owed']

/** The repayment by years, and by months for whoever opens them. Dated once the reader's month is known. */
export function LoanSchedule({ terms }: { terms: LoanTerms }) {
  const now = useNow()
  const schedule = repaymentSchedule(useDeferredValue(terms), now ? monthInIndia(now) : undated, 'rupee')
  if (!schedule) return null
  const years = financialYears(schedule.rows)
  return (
    <section className={styles.schedule} aria-labelledby="schedule-title">
      <SectionHeading id="schedule-title">Schedule</SectionHeading>
      <AmountTable
        caption={now ? 'By financial year, April to March, in rupees' : 'By year, in rupees'}
        heads={heads('Year')}
        rows={years.map((year, index) => rowOf(now ? year.name : `Year ${index + 1}`, year))}
        total={totalRow(schedule.totals)}
      />
      {now && <Months schedule={schedule} />}
    </section>
  )
}

/** Up to 360 rows: drawn only when they are asked for. */
function Months({ schedule }: { schedule: RepaymentSchedule }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>Month by month</summary>
      {isOpen && (
        <AmountTable
          caption="By month, in rupees"
          heads={heads('Month')}
          rows={schedule.rows.map((row) => rowOf(monthText(row.month), row))}
          total={totalRow(schedule.totals)}
        />
      )}
    </details>
  )
}
