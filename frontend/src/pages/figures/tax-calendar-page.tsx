import { useCalendarFigures } from '../../api/figures.ts'
import { AddToCalendar, TaxDates } from '../../features/figures/tax-dates.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { SectionsSkeleton } from '../../ui/document-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { useToday } from '../today.ts'

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
        {(rows) => (today === undefined ? <DueDatesSkeleton /> : <TaxDates rows={rows} today={today} />)}
      </LoadState>
      <AddToCalendar />
    </DocumentPage>
  )
}

const DueDatesSkeleton = () => <SectionsSkeleton rows={3} lines={1} />
