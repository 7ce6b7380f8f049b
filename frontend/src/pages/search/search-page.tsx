import type { SearchAnswer } from '@artha/contract/search'
import { threePlaces } from '@artha/contract/nearest-places'
import { maxSearchPage, resultsPerPage } from '@artha/contract/search-types'
import { topicPath } from '@artha/contract/topics'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useConditionalRead } from '../../api/use-read.ts'
import { FoundGroups } from '../../features/search/found-groups.tsx'
import { newsroomPath } from '../../lib/paths.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { SectionsSkeleton } from '../../ui/document-skeleton.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import drawing from '../../ui/drawings/empty.svg'
import { LoadState } from '../../ui/load-state.tsx'
import { searchFiltersOf, searchFor, searchPath, searchQueryOf, type SearchFilters } from './search-filters.ts'
import { SearchForm, typedTextIn } from './search-form.tsx'
import { searchText } from './search-text.ts'
import { useCalculations } from './use-calculations.ts'
import styles from './search-page.module.css'

/** The search page: the form, a calculation from typed numbers, and the results. */
export function SearchPage() {
  const [search] = useSearchParams()
  const filters = searchFiltersOf(search)
  const typed = useTyped(search, filters)
  const answer = useConditionalRead('search', filters.q === '' ? null : [{ query: searchQueryOf(filters) }])
  return (
    <DocumentPage
      kicker="Search"
      title={filters.q === '' ? 'Search everything' : `Search: ${filters.q}`}
      standfirst="Articles, calculators, financial terms and official figures, in English or Hindi."
      isTool
    >
      <SearchForm key={searchPath(filters)} filters={filters} typed={typed} />
      {typed !== filters.q && <OwnNumbers typed={typed} />}
      {filters.q !== '' && (
        <LoadState of={answer} pending={<SectionsSkeleton rows={5} lines={3} />} failedMessage="Search is not responding.">
          {(found) => <Found found={found} filters={filters} />}
        </LoadState>
      )}
    </DocumentPage>
  )
}

/** Returns the typed text with its amounts. Amounts in the address are removed from it, so that a shared link does not reveal them. */
function useTyped(search: URLSearchParams, filters: SearchFilters): string {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const linked = searchText(search.get('q') ?? '')
  const path = linked === filters.q ? undefined : searchPath(filters)
  useEffect(() => {
    if (path !== undefined) void navigate(path, { replace: true, state: { typed: linked } })
  }, [navigate, path, linked])
  return path === undefined ? (typedTextIn(state) ?? filters.q) : linked
}

/** The result of a calculation with typed numbers, done in the browser. */
function OwnNumbers({ typed }: { typed: string }) {
  const { shown, sum, percentage } = useCalculations(typed)
  return (
    <div className={styles.own}>
      {percentage !== undefined && <p>{percentage}</p>}
      {sum !== undefined &&
        shown.map(({ name, words, to }) => (
          <p key={to}>
            <Link className={styles.meant} to={to}>
              {name}
            </Link>{' '}
            <span>{words}</span>
          </p>
        ))}
      <p className={styles.status}>Numbers you type stay in your browser. Only the words are searched.</p>
    </div>
  )
}

const hasResults = ({ groups }: SearchAnswer) => groups.some(({ results }) => results.length > 0)

function Found({ found, filters }: { found: SearchAnswer; filters: SearchFilters }) {
  const { q, type, page } = filters
  const count = found.groups.find((group) => group.type === type)?.count ?? 0
  const isMore = type !== '' && page < maxSearchPage && count > page * resultsPerPage
  return (
    <>
      <p className={styles.status} role="status">
        {statusOf(found, q)}
      </p>
      {found.didYouMean !== undefined && (
        <p>
          Did you mean{' '}
          <Link className={styles.meant} to={searchFor(found.didYouMean)}>
            {found.didYouMean}
          </Link>
          ?
        </p>
      )}
      {hasResults(found) ? (
        <FoundGroups groups={found.groups} allOf={type === '' ? (each) => searchPath({ ...filters, type: each, page: 1 }) : undefined} />
      ) : (
        <NothingFound filters={filters} />
      )}
      {isMore && <Link to={searchPath({ ...filters, page: page + 1 })}>Next page</Link>}
    </>
  )
}

function statusOf(found: SearchAnswer, q: string) {
  if (!hasResults(found)) return `No results for “${q}”.`
  return found.leftOut.length > 0 ? `No results for “${found.leftOut.join('”, “')}”; showing results for the other words.` : `Results for “${q}”:`
}

/** The page without results: wider searches, the nearest sections, and the newsroom. */
const NothingFound = ({ filters: { q, type, topic, from } }: { filters: SearchFilters }) => (
  <>
    <ul className={styles.ways}>
      {(type !== '' || topic !== '' || from !== '') && (
        <li>
          <Link to={searchFor(q)}>Search without filters</Link>
        </li>
      )}
      {topic !== '' && (
        <li>
          <Link to={topicPath(topic)}>{`All about ${topic}`}</Link>
        </li>
      )}
      {threePlaces(q).map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
      <li>
        <Link to={newsroomPath(q)}>Ask the newsroom</Link>
      </li>
    </ul>
    <Drawing src={drawing} />
  </>
)
