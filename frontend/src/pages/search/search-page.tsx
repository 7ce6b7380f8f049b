import type { SearchAnswer } from '@artha/contract/search'
import { lastSearchPage, longestSearch, resultsOfPage, searchTypes } from '@artha/contract/search-types'
import { Link, useSearchParams } from 'react-router-dom'
import { useWantedRead } from '../../api/use-read.ts'
import { FoundGroups } from '../../features/search/found-groups.tsx'
import { groupNames } from '../../features/search/group-names.ts'
import { Button } from '../../ui/button.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { Field } from '../../ui/field.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import drawing from '../../ui/drawings/empty.svg'
import { LoadState } from '../../ui/load-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { searchFiltersOf, searchFor, searchPath, searchQueryOf, searchTopics, type SearchFilters } from './search-filters.ts'
import styles from './search-page.module.css'

/** Everything that some words find. The form works without script. */
export function SearchPage() {
  const [search] = useSearchParams()
  const filters = searchFiltersOf(search)
  const answer = useWantedRead('search', filters.q === '' ? null : [{ query: searchQueryOf(filters) }])
  return (
    <DocumentPage
      kicker="Search"
      title={filters.q === '' ? 'Search everything' : `Search: ${filters.q}`}
      standfirst="Articles, calculators, financial terms and official figures, in English or Hindi."
      isTool
    >
      <SearchForm key={searchPath(filters)} filters={filters} />
      {filters.q !== '' && (
        <LoadState of={answer} pending={<SkeletonText lines={10} />} failedMessage="Search is not responding.">
          {(found) => <Found found={found} filters={filters} />}
        </LoadState>
      )}
    </DocumentPage>
  )
}

const SearchForm = ({ filters: { q, type, topic, from } }: { filters: SearchFilters }) => (
  <form className={styles.form} action="/search" role="search" aria-label="Search everything">
    <Field label="Words" name="q" type="search" defaultValue={q} maxLength={longestSearch} autoComplete="off" enterKeyHint="search" />
    <div className={styles.filters}>
      <SelectField label="Type" name="type" options={searchTypes} nameOf={(each) => groupNames[each]} placeholder="Everything" defaultValue={type} />
      <SelectField label="Topic" name="topic" options={searchTopics} placeholder="All topics" defaultValue={topic} />
      <Field label="Published since" name="from" type="date" defaultValue={from} />
    </div>
    <div>
      <Button type="submit">Show results</Button>
    </div>
  </form>
)

const hasResults = ({ groups }: SearchAnswer) => groups.some(({ results }) => results.length > 0)

function Found({ found, filters }: { found: SearchAnswer; filters: SearchFilters }) {
  const { q, type, page } = filters
  const count = found.groups.find((group) => group.type === type)?.count ?? 0
  const isMore = type !== '' && page < lastSearchPage && count > page * resultsOfPage
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
        <NothingFound q={q} />
      )}
      {isMore && <Link to={searchPath({ ...filters, page: page + 1 })}>Next page</Link>}
    </>
  )
}

function statusOf(found: SearchAnswer, q: string) {
  if (!hasResults(found)) return `No results for “${q}”.`
  return found.leftOut.length > 0 ? `No results for “${found.leftOut.join('”, “')}”; showing results for the other words.` : `Results for “${q}”:`
}

/** The sections nearest to whatever was meant, and the people who may know. */
const NothingFound = ({ q }: { q: string }) => (
  <>
    <ul className={styles.ways}>
      <li>
        <Link to="/glossary">All financial terms</Link>
      </li>
      <li>
        <Link to="/calculators">All calculators</Link>
      </li>
      <li>
        <Link to="/figures">All official figures</Link>
      </li>
      <li>
        <Link to={`/contact?${new URLSearchParams({ message: `I looked for: ${q}` })}`}>Ask the newsroom</Link>
      </li>
    </ul>
    <Drawing src={drawing} />
  </>
)
