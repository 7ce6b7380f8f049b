import type { ReactNode } from 'react'
import styles from './workings.module.css'

interface WorkingsProps {
  formula: string | undefined
  /** The letters of the formula, each with the reader's own number. */
  steps: readonly string[] | undefined
  children?: ReactNode
}

/** The formula with the reader's own numbers filled in. */
export const Workings = ({ formula, steps, children }: WorkingsProps) => (
  <details className={styles.workings}>
    <summary className={styles.summary}>How this is worked out</summary>
    <p className={styles.formula}>{formula}</p>
    <ul className={styles.steps}>
      {steps?.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
    {children}
  </details>
)
