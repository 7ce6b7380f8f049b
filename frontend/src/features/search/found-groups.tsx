import type { SearchGroup } from '@artha/contract/search'
import { maxCountedResults, type SearchType } from '@artha/contract/search-types'
import { Link } from 'react-router-dom'
import { dateInIndia } from '../../lib/dates.ts'
import { DocumentSection } from '../../ui/document-page.tsx'
import { groupNames } from './group-names.ts'
import { MarkedWords } from './marked-words.tsx'
import styles from './found-groups.module.css'

interface FoundGroupsProps {
  groups: readonly SearchGroup[]
  /** Returns the path of all results of a type. Undefined on a page that shows one type only. */
  allOf: ((type: SearchType) => string) | undefined
}

const countText = (count: number) => (count >= maxCountedResults ? '1,000 or more' : String(count))

/** Search results grouped by type, the best type first. */
export const FoundGroups = ({ groups, allOf }: FoundGroupsProps) => (
  <>
    {groups.map(({ type, count, results }) => (
      <DocumentSection key={type} title={`${groupNames[type]}: ${countText(count)}`}>
        <ol className={styles.results}>
          {results.map(({ path, title, line, topic, createdAt }) => (
            <li key={path} className={styles.result}>
              <Link className={styles.title} to={path}>
                <MarkedWords parts={title} className={styles.match} />
              </Link>
              <p className={styles.line}>
                <MarkedWords parts={line} className={styles.match} />
              </p>
              {createdAt !== undefined && (
                <p className={styles.facts}>
                  {topic !== '' && <span>{`${topic} · `}</span>}
                  <time dateTime={createdAt}>{dateInIndia(new Date(createdAt))}</time>
                </p>
              )}
            </li>
          ))}
        </ol>
        {allOf && count > results.length && (
          <p>
            <Link className={styles.more} to={allOf(type)}>
              {`More ${groupNames[type].toLowerCase()}`}
            </Link>
          </p>
        )}
      </DocumentSection>
    ))}
  </>
)
