import { useSearchParams } from 'react-router-dom'
import { useSearch } from '../../features/search/api.ts'
import { searchFiltersOf, searchPath } from '../../features/search/search-filters.ts'
import { SearchForm } from '../../features/search/search-form.tsx'
import { CalculatedFromNumbers, SearchResults } from '../../features/search/search-results.tsx'
import { useTypedText } from '../../features/search/use-typed-text.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { SectionsSkeleton } from '../../ui/document-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { useCalculations } from './use-calculations.ts'

/** The search page: the form, a calculation from typed numbers, and the results. */
export function SearchPage() {
  const [search] = useSearchParams()
  const filters = searchFiltersOf(search)
  const typed = useTypedText(search, filters)
  const answer = useSearch(filters)
  return (
    <DocumentPage
      kicker="Search"
      title={filters.q === '' ? 'Search everything' : `Search: ${filters.q}`}
      standfirst="Articles, calculators, financial terms and official figures, in English or Hindi."
      isTool
    >
      <SearchForm key={searchPath(filters)} filters={filters} typed={typed} />
      {typed !== filters.q && <TypedNumbers typed={typed} />}
      {filters.q !== '' && (
        <LoadState of={answer} pending={<SectionsSkeleton rows={5} lines={3} />} failedMessage="Search is not responding.">
          {(found) => <SearchResults found={found} filters={filters} />}
        </LoadState>
      )}
    </DocumentPage>
  )
}

const TypedNumbers = ({ typed }: { typed: string }) => <CalculatedFromNumbers {...useCalculations(typed)} />
