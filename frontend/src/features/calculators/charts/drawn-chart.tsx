import type { ReactNode } from 'react'
import styles from './drawn-chart.module.css'

interface DrawnChartProps {
  /** A text alternative: screen readers read this instead of the shapes. */
  finding: string
  /** True if the chart reacts to the pointer. */
  isPointedAt?: boolean
  children: ReactNode
}

/** A chart as one image: nothing inside takes the focus or is read separately. */
export const DrawnChart = ({ finding, isPointedAt = false, children }: DrawnChartProps) => (
  <div className={styles.picture} role="img" aria-label={finding}>
    <div className={`${styles.shapes} ${isPointedAt ? styles.pointed : ''}`.trim()} aria-hidden="true">
      {children}
    </div>
  </div>
)
