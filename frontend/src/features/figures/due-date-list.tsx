import { Link } from 'react-router-dom'
import { DocumentSection } from '../../ui/document-page.tsx'
import { figurePath } from '../../lib/paths.ts'
import type { DueDate } from '@artha/contract/tax-calendar'
import styles from './figures.module.css'
import { dayText } from '../../lib/dates.ts'

/** Returns the month of a day: "Dec 2026". */
const monthOf = (day: string) => dayText(day).split(' ').slice(1).join(' ')

const DueDateRows = ({ dates }: { dates: readonly DueDate[] }) => (
  <dl className={styles.list}>
    {dates.map(({ id, day, title, figureKey }) => (
      <div key={id}>
        <dt>
          <time dateTime={day}>{dayText(day)}</time>
        </dt>
        <dd>
          <Link to={figurePath(figureKey)}>{title}</Link>
        </dd>
      </div>
    ))}
  </dl>
)

/** The due dates by month. Each links to the figure that sets it. */
export const DueDateList = ({ dates }: { dates: readonly DueDate[] }) => (
  <>
    {[...new Set(dates.map(({ day }) => monthOf(day)))].map((month) => (
      <DocumentSection key={month} title={month}>
        <DueDateRows dates={dates.filter(({ day }) => monthOf(day) === month)} />
      </DocumentSection>
    ))}
  </>
)

/** The past due dates of the tax year, folded away, because readers look for the next one. */
export const PastDueDates = ({ dates }: { dates: readonly DueDate[] }) =>
  dates.length > 0 && (
    <details>
      <summary>Earlier in this tax year</summary>
      <DueDateRows dates={dates} />
    </details>
  )
