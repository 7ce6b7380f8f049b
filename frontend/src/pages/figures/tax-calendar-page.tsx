import { useCalendarFigures } from '../../api/figures.ts'
import { ShippedFiguresNote } from '../../features/figures/shipped-figures-note.tsx'
import { DueDateList, PastDueDates } from '../../features/figures/due-date-list.tsx'
import { daysOfTaxYear, taxYearOf } from '@artha/contract/figure-on'
import { dueDates, payersKeys, yearLater } from '@artha/contract/tax-calendar'
import { taxCalendarFeedPath } from '../../lib/paths.ts'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { SectionsSkeleton } from '../../ui/document-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { useToday } from '../today.ts'

/** Returns the first day of the tax year that contains a day. */
const firstDayOf = (day: string) => daysOfTaxYear(taxYearOf(day))?.first ?? day

/** The due dates of the next twelve months that the register knows. */
export function TaxCalendarPage() {
  const figures = useCalendarFigures()
  const today = useToday()
  return (
    <DocumentPage
      kicker="Tax calendar"
      title="Due in the next twelve months"
      standfirst="Advance tax, income-tax returns and small-savings quarters, each with its source document."
    >
      <LoadState of={figures} pending={<DueDatesSkeleton />}>
        {(rows) =>
          today === undefined ? (
            <DueDatesSkeleton />
          ) : (
            <>
              <ShippedFiguresNote rows={rows} />
              <DueDateList dates={dueDates(rows, today, yearLater(today))} />
              <PastDueDates dates={dueDates(rows, firstDayOf(today), today).filter(({ day }) => day < today)} />
              {payersKeys.some((key) => rows.every(({ figureKey }) => figureKey !== key)) && <p>TDS and GST return dates are not included yet.</p>}
            </>
          )
        }
      </LoadState>
      <DocumentSection title="Add to your calendar">
        <p>
          Subscribe to <a href={taxCalendarFeedPath}>this address</a> in most calendar apps to get daily updates. Extensions appear once we have
          checked them; dates that are dropped are cancelled.
        </p>
        <p>For education only, not tax advice.</p>
      </DocumentSection>
    </DocumentPage>
  )
}

const DueDatesSkeleton = () => <SectionsSkeleton rows={3} lines={1} />
