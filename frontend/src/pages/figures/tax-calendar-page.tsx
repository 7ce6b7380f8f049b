import { useCalendarFigures } from '../../api/figures.ts'
import { FiguresOfBuild } from '../../features/figures/figures-of-build.tsx'
import { DueDateList, PastDueDates } from '../../features/figures/due-date-list.tsx'
import { daysOfTaxYear, taxYearOf } from '@artha/contract/figure-on'
import { dueDates, payersKeys, yearLater } from '@artha/contract/tax-calendar'
import { taxCalendarFeedPath } from '../../lib/paths.ts'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useToday } from '../today.ts'

/** The first day of the tax year in which a day lies. */
const firstDayOf = (day: string) => daysOfTaxYear(taxYearOf(day))?.first ?? day

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
        {(rows) =>
          today === undefined ? (
            <SkeletonText lines={8} />
          ) : (
            <>
              <FiguresOfBuild rows={rows} />
              <DueDateList dates={dueDates(rows, today, yearLater(today))} />
              <PastDueDates dates={dueDates(rows, firstDayOf(today), today).filter(({ day }) => day < today)} />
              {payersKeys.some((key) => rows.every(({ figureKey }) => figureKey !== key)) && (
                <p>Due dates of TDS and GST returns are not in our register yet, so they are not here.</p>
              )}
            </>
          )
        }
      </LoadState>
      <DocumentSection title="In your own calendar">
        <p>
          Most calendar programs take <a href={taxCalendarFeedPath}>this address</a> as a subscription, ask it again each day and follow its changes.
          Extensions appear once they are checked; a day that is taken out is cancelled.
        </p>
        <p>For education only, not tax advice.</p>
      </DocumentSection>
    </DocumentPage>
  )
}
