import type { Tone } from './tones.tsx'
import styles from './chart-legend.module.css'

/** A legend entry: the name of a shape and its formatted amount. */
export interface LegendRow {
  name: string
  amount: string
  /** The share of the whole, if the shape is part of one. */
  share?: string
  tone: Tone | 'dashed'
}

/** The names and amounts of a chart. They are there even if the chart fails to load. */
export const ChartLegend = ({ rows }: { rows: readonly LegendRow[] }) => (
  <ul className={styles.legend}>
    {rows.map(({ name, amount, share, tone }) => (
      <li key={name} className={styles.row}>
        <span className={`${styles.swatch} ${styles[tone] ?? ''}`} />
        {/* The spaces separate the words in plain text */}
        <span>{name}</span>{' '}
        <span className={styles.result} translate="no">
          {amount}
        </span>{' '}
        {share && <span className={styles.share}>{share}</span>}
      </li>
    ))}
  </ul>
)
