import { Link } from 'react-router-dom'
import { useFiguresToday } from '../../api/figures.ts'
import { ShippedFiguresNote } from '../../features/figures/shipped-figures-note.tsx'
import { FigureList } from '../../features/figures/figure-list.tsx'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { SectionsSkeleton } from '../../ui/document-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { figureFeedPath } from '../../lib/paths.ts'
import { useToday } from '../today.ts'

/** The register of official figures, each with the value in force today. */
export function FiguresPage() {
  const figures = useFiguresToday()
  const today = useToday()
  return (
    <DocumentPage
      kicker="Official figures"
      title="Rates and limits in force today"
      standfirst="India’s rates, slabs, limits and dates, each with its source, its dates and its earlier values."
    >
      <LoadState of={figures} pending={<SectionsSkeleton rows={5} lines={2} />}>
        {(rows) => (
          <>
            <ShippedFiguresNote rows={rows} />
            <FigureList rows={rows} today={today} />
          </>
        )}
      </LoadState>
      <DocumentSection title="How to read this">
        <p>
          We maintain these figures, not an authority; each page links to the official document. “Not verified” means we found only one other source.
          Figures we could not find are not listed. Follow changes by <a href={figureFeedPath}>feed</a>; programs can read{' '}
          <a href="/api/docs">/api/figures</a>. For due dates, see the <Link to="/tax-calendar">tax calendar</Link>.
        </p>
        <p>For education only, not investment or tax advice.</p>
      </DocumentSection>
    </DocumentPage>
  )
}
