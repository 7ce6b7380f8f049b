import type { ReactNode } from 'react'
import styles from './result-list.module.css'

type ListedResult = readonly [name: string, result: ReactNode, isHidden?: boolean]

/** The results beside the main one, each with its name. */
export const ResultList = ({ rows }: { rows: readonly ListedResult[] }) => (
  <dl className={styles.list}>
    {rows.map(([name, result, isHidden]) => (
      <div key={name} className={styles.row} hidden={isHidden}>
        <dt>{name}</dt>
        <dd className={styles.result} translate="no">
          {result}
        </dd>
      </div>
    ))}
  </dl>
)
