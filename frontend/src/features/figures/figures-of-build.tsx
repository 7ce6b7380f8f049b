import type { FigureRow } from '@artha/contract/figure-answer'
import { dayWords } from '../../lib/dates.ts'
import styles from './figures.module.css'

/** Said where the register itself cannot be read: the rows of the build carry no day on which they came into it. */
export function FiguresOfBuild({ rows }: { rows: readonly FigureRow[] }) {
  const asOf = rows
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1)
  if (asOf === undefined || rows.some(({ changedAt }) => changedAt !== undefined)) return null
  return (
    <p className={styles.ofBuild} role="note">
      {`The list cannot be loaded right now. These figures were stored with the site on ${dayWords(asOf)}.`}
    </p>
  )
}
