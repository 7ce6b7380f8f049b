import type { ReactNode } from 'react'
import styles from './result-list.module.css'

/** The results beside the main one, each with its name. */
export const ResultList = ({ rows }: { rows: readonly (readonly [name: string, figure: ReactNode])[] }) => (
  <dl className={styles.list}>
    {rows.map(([name, figure]) => (
      <div key={name} className={styles.row}>
        <dt>{name}</dt>
        <dd className={styles.figure} translate="no">
          {figure}
        </dd>
      </div>
    ))}
  </dl>
)
