import { percentText } from '../../lib/money.ts'
import { roundTo } from '../../lib/rounding.ts'
import * as texts from './panel-texts.tsx'
import styles from './price-change.module.css'

interface PriceChangeProps {
  percent: number
  /** The start of the period, such as "since 14 Nov". */
  since: string
}

/** A change in percent, marked by word, arrow and colour. */
export function PriceChange({ percent, since }: PriceChangeProps) {
  const shown = roundTo(percent, 2)
  if (shown === 0) return <span className={styles.change}>{texts.unchanged(since)}</span>
  const isUp = shown > 0
  return (
    <span className={`${styles.change} ${isUp ? styles.up : styles.down}`}>
      <span aria-hidden="true">{isUp ? '↑' : '↓'}</span> <span>{`${isUp ? texts.up : texts.down} ${percentText(Math.abs(shown), 2)} ${since}`}</span>
    </span>
  )
}
