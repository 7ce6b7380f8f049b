import { useCalendarFigures } from '../../api/figures.ts'
import { FiguresOfBuild } from '../../features/figures/figures-of-build.tsx'
import { DueDateList } from '../../features/figures/due-date-list.tsx'
import { dueDates, yearLater } from '@artha/contract/tax-calendar'
import { taxCalendarFeedPath } from '../../lib/paths.ts'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useToday } from '../today.ts'

/** What is due in the year to come, of what the register knows. */
export function TaxCalendarPage() {
  const figures = useCalendarFigures()
  const today = useToday()
  return (
    <DocumentPage
      kicker="Tax calendar"
      title="What is due in the next twelve months"
      standfirst="Advance tax, income-tax returns and the quarters of small savings, each with the document that says it."
    >
      <LoadState of={figures} pending={<SkeletonText lines={8} />}>
        {(rows) => {
          // Where no server drew the page, it begins with the day of the newest check.
          const from = today ?? rows.reduce((last, { checkedOn }) => (checkedOn > last ? checkedOn : last), '')
          return (
            <>
              <FiguresOfBuild rows={rows} />
              <DueDateList dates={dueDates(rows, from, yearLater(from))} />
            </>
          )
        }}
      </LoadState>
      <DocumentSection title="In your own calendar">
        <p>
          Most calendar programs take <a href={taxCalendarFeedPath}>this address</a> as a subscription and follow its changes. Due dates of TDS and
          GST returns are not in our register yet, so they are not here; extensions appear once they are checked.
        </p>
        <p>For education only, not tax advice.</p>
      </DocumentSection>
    </DocumentPage>
  )
}
