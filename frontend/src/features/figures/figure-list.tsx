import { figureGroups, type FigureRow } from '@artha/contract/figure-answer'
import { isNotVerified } from '@artha/contract/figure-page'
import { Link } from 'react-router-dom'
import { DocumentSection } from '../../ui/document-page.tsx'
import { figurePath } from '../../lib/paths.ts'
import { groupTitles, heldWords, shortWords } from './figure-words.ts'
import styles from './figures.module.css'
import { dayWords } from '../../lib/dates.ts'

interface FigureListProps {
  rows: readonly FigureRow[]
  /** Today's date in India; undefined until it is known. */
  today: string | undefined
}

/** The figures in force today, or the last known ones, by chapter. */
export const FigureList = ({ rows, today }: FigureListProps) => (
  <>
    {figureGroups.map((group) => {
      const own = rows.filter((row) => row.group === group)
      return own.length === 0 ? null : (
        <DocumentSection key={group} title={groupTitles[group]}>
          <dl className={styles.list}>
            {own.map((row) => (
              <div key={row.figureKey}>
                <dt>
                  <Link to={figurePath(row.figureKey)}>{row.title}</Link>
                </dt>
                <dd>
                  <span>{shortWords(row.value)}</span>{' '}
                  <span className={styles.since}>
                    {`since ${row.heldBefore === true ? 'before ' : ''}${dayWords(row.validFrom)}${row.validUntil !== null && row.validUntil < (today ?? '') ? `, ${heldWords(row.validUntil)}` : ''}${isNotVerified(row) ? ', not verified' : ''}`}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </DocumentSection>
      )
    })}
  </>
)
