import { figureGroups, type FigureRow } from '@artha/contract/figure-answer'
import { isNotVerified } from '@artha/contract/figure-page'
import { Link } from 'react-router-dom'
import { DocumentSection } from '../../ui/document-page.tsx'
import { figurePath } from '../../lib/paths.ts'
import { groupTitles, heldText, shortText } from './figure-texts.ts'
import styles from './figures.module.css'
import { dayText } from '../../lib/dates.ts'

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
                  <span>{shortText(row.value)}</span>{' '}
                  <span className={styles.since}>
                    {`since ${row.heldBefore === true ? 'before ' : ''}${dayText(row.validFrom)}${row.validUntil !== null && row.validUntil < (today ?? '') ? `, ${heldText(row.validUntil)}` : ''}${isNotVerified(row) ? ', not verified' : ''}`}
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
