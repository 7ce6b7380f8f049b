import type { ReactNode } from 'react'
import styles from './result-list.module.css'

type ListedResult = readonly [name: string, figure: ReactNode, isHidden?: boolean]

/** The results beside the main one, each with its name. */
export const ResultList = ({ rows }: { rows: readonly ListedResult[] }) => (
  <dl className={styles.list}>
    {rows.map(([name, figure, isHidden]) => (
      <div key={name} className={styles.row} hidden={isHidden}>
        <dt>{name}</dt>
        <dd className={styles.figure} translate="no">
          {figure}
        </dd>
      </div>
    ))}
  </dl>
)
