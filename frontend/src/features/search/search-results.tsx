import type { SearchAnswer } from '@artha/contract/search'
import { threePlaces } from '@artha/contract/nearest-places'
import { maxSearchPage, resultsPerPage } from '@artha/contract/search-types'
import { topicPath } from '@artha/contract/topics'
import { Link } from 'react-router-dom'
import { newsroomPath } from '../../lib/paths.ts'
import { Drawing } from '../../ui/drawing.tsx'
import drawing from '../../ui/drawings/empty.svg'
import { FoundGroups } from './found-groups.tsx'
import { searchFor, searchPath, type SearchFilters } from './search-filters.ts'
import type { NotedSuggestion } from './search-suggestions.ts'
import styles from './search-results.module.css'

const hasResults = ({ groups }: SearchAnswer) => groups.some(({ results }) => results.length > 0)

/** The results of a search by type, with a corrected spelling and the next page; without results, further places to look. */
export function SearchResults({ found, filters }: { found: SearchAnswer; filters: SearchFilters }) {
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

interface CalculatedFromNumbersProps {
  /** The calculators with their results. */
  shown: readonly NotedSuggestion[]
  /** The link of the first calculation; undefined if the typed numbers are none. */
  sum: string | undefined
  percentage: string | undefined
}

/** The result of a calculation with typed numbers, done in the browser. */
export const CalculatedFromNumbers = ({ shown, sum, percentage }: CalculatedFromNumbersProps) => (
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
