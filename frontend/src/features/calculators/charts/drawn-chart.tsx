import type { ReactNode } from 'react'
import styles from './drawn-chart.module.css'

interface DrawnChartProps {
  /** What there is to see in it, in words: a screen reader says this instead of the shapes. */
  finding: string
  /** It answers to a pointer. */
  isPointedAt?: boolean
  children: ReactNode
}

/** A chart as one picture: nothing in it takes the focus or is read piece by piece. */
export const DrawnChart = ({ finding, isPointedAt = false, children }: DrawnChartProps) => (
  <div className={styles.picture} role="img" aria-label={finding}>
    <div className={`${styles.shapes} ${isPointedAt ? styles.pointed : ''}`.trim()} aria-hidden="true">
      {children}
    </div>
  </div>
)
