import { Link } from 'react-router-dom'
import { useFiguresToday } from '../../api/figures.ts'
import { FiguresOfBuild } from '../../features/figures/figures-of-build.tsx'
import { FigureList } from '../../features/figures/figure-list.tsx'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { figureFeedPath } from '../../lib/paths.ts'
import { useToday } from '../today.ts'

/** The register of official figures: what holds today, of each. */
export function FiguresPage() {
  const figures = useFiguresToday()
  const today = useToday()
  return (
    <DocumentPage
      kicker="Official figures"
      title="What holds today, and since when"
      standfirst="Rates, slabs, limits and dates of India’s money, each with its source, the days on which it holds, and what held before."
    >
      <LoadState of={figures} pending={<SkeletonText lines={12} />}>
        {(rows) => (
          <>
            <FiguresOfBuild rows={rows} />
            <FigureList rows={rows} today={today} />
          </>
        )}
      </LoadState>
      <DocumentSection title="How to read this">
        <p>
          {'Figures are kept by us and not by an authority; each page leads to the official document. “Not verified” stands where one other '}
          {'source was seen. What nobody has seen is not here. Changes come by '}
          <a href={figureFeedPath}>feed</a>; programs read <a href="/api/docs">/api/figures</a>. What is due when stands in the{' '}
          <Link to="/tax-calendar">tax calendar</Link>.
        </p>
        <p>For education only, not investment or tax advice.</p>
      </DocumentSection>
    </DocumentPage>
  )
}
