import type { Tone } from './tones.tsx'
import styles from './chart-legend.module.css'

/** What a shape of a chart is, with its figure as it is read. */
export interface LegendRow {
  name: string
  amount: string
  /** Of the whole, where it is a part of one. */
  share?: string
  tone: Tone | 'dashed'
}

/** Names and figures of a chart beside it: they stand there whatever becomes of the drawing. */
export const ChartLegend = ({ rows }: { rows: readonly LegendRow[] }) => (
  <ul className={styles.legend}>
    {rows.map(({ name, amount, share, tone }) => (
      <li key={name} className={styles.row}>
        <span className={`${styles.swatch} ${styles[tone] ?? ''}`} />
        {/* The spaces are for who reads the text alone */}
        <span>{name}</span>{' '}
        <span className={styles.figure} translate="no">
          {amount}
        </span>{' '}
        {share && <span className={styles.share}>{share}</span>}
      </li>
    ))}
  </ul>
)
