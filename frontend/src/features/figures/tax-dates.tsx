import type { FigureRow } from '@artha/contract/figure-answer'
import { daysOfTaxYear, taxYearOf } from '@artha/contract/figure-on'
import { dueDates, payersKeys, yearLater } from '@artha/contract/tax-calendar'
import { taxCalendarFeedPath } from '../../lib/paths.ts'
import { DocumentSection } from '../../ui/document-page.tsx'
import { DueDateList, PastDueDates } from './due-date-list.tsx'
import { ShippedFiguresNote } from './shipped-figures-note.tsx'

/** Returns the first day of the tax year that contains a day. */
const firstDayOf = (day: string) => daysOfTaxYear(taxYearOf(day))?.first ?? day

/** The due dates from today on, and those of this tax year before it. */
export const TaxDates = ({ rows, today }: { rows: readonly FigureRow[]; today: string }) => (
  <>
    <ShippedFiguresNote rows={rows} />
    <DueDateList dates={dueDates(rows, today, yearLater(today))} />
    <PastDueDates dates={dueDates(rows, firstDayOf(today), today).filter(({ day }) => day < today)} />
    {payersKeys.some((key) => rows.every(({ figureKey }) => figureKey !== key)) && <p>TDS and GST return dates are not included yet.</p>}
  </>
)

export const AddToCalendar = () => (
  <DocumentSection title="Add to your calendar">
    <p>
      Subscribe to <a href={taxCalendarFeedPath}>this address</a> in most calendar apps to get daily updates. Extensions appear once we have checked
      them; dates that are dropped are cancelled.
    </p>
    <p>For education only, not tax advice.</p>
  </DocumentSection>
)
