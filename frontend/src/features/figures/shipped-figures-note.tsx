import type { FigureRow } from '@artha/contract/figure-answer'
import { dayText } from '../../lib/dates.ts'
import styles from './figures.module.css'

/** A note that the register could not be loaded and the rows were stored with the site. Rows of the build are recognised by having no `changedAt`. */
export function ShippedFiguresNote({ rows }: { rows: readonly FigureRow[] }) {
  const asOf = rows
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1)
  if (asOf === undefined || rows.some(({ changedAt }) => changedAt !== undefined)) return null
  return (
    <p className={styles.ofBuild} role="note">
      {`The list cannot be loaded right now. These figures were stored with the site on ${dayText(asOf)}.`}
    </p>
  )
}
