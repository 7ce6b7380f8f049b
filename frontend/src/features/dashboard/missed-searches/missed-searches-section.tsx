import { missedSearchRetentionDays, minSearchesShown, minSearchDaysShown, type MissedSearches } from '@artha/contract/missed-searches'
import { Link } from 'react-router-dom'
import { useMissedSearches } from '../api.ts'
import { dayText } from '../../../lib/dates.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import styles from './missed-searches-section.module.css'

interface MissedSearchesProps {
  /** The address of a search. */
  searchPath: (words: string) => string
}

/** Searches without results: topics to write about, or words to add to the search in the Studio. */
export function MissedSearchesSection({ searchPath }: MissedSearchesProps) {
  const missed = useMissedSearches()
  return (
    <section className={styles.section} aria-labelledby="missed-searches">
      <SectionHeading id="missed-searches">Searches without results</SectionHeading>
      <LoadState of={missed} pending={<SkeletonText lines={6} />} failedMessage="The searches could not be loaded.">
        {(list) => (list.length === 0 ? <NothingMissed /> : <MissedTable list={list} searchPath={searchPath} />)}
      </LoadState>
      <p className={styles.note}>
        {`Searches from the last ${missedSearchRetentionDays} days that found nothing, or nothing for some of their words. A search is listed once it was made ${minSearchesShown} times on ${minSearchDaysShown} days. We do not know who searched. If we cover it under another name, add that under “Search word” in the Studio.`}
      </p>
    </section>
  )
}

const NothingMissed = () => (
  <Notice kind="empty" title="No failed searches.">
    No search has failed often enough to be listed.
  </Notice>
)

const MissedTable = ({ list, searchPath }: MissedSearchesProps & { list: MissedSearches }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">Searches without results, most frequent first</caption>
    <thead>
      <tr>
        <th scope="col">Words</th>
        <th scope="col">Searches</th>
        <th scope="col">Days</th>
        <th scope="col">Last</th>
      </tr>
    </thead>
    <tbody>
      {list.map(({ words, askings, days, lastDay }) => (
        <tr key={words}>
          <th scope="row">
            <Link to={searchPath(words)}>{words}</Link>
          </th>
          <td>{askings}</td>
          <td>{days}</td>
          <td>{dayText(lastDay)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
