import styles from './amount-bars.module.css'
import { DrawnChart } from './drawn-chart.tsx'
import { toneColours, useToneFills, type Tone } from './tones.tsx'

export interface NamedBar {
  name: string
  /** Zero or more. */
  value: number
  /** The formatted value. */
  words: string
  tone: Tone
  /** True for an outlined bar, which shows a value that is not the reader's own. */
  isOutlined?: boolean
}

export interface AmountBarsProps {
  finding: string
  bars: readonly NamedBar[]
}

/** A bar for each amount, with name and amount above it. */
export function AmountBars({ finding, bars }: AmountBarsProps) {
  const { fillOf, patterns } = useToneFills()
  const largest = Math.max(...bars.map(({ value }) => value))
  return (
    <DrawnChart finding={finding}>
      <svg className={styles.patterns}>{patterns}</svg>
      <ul className={styles.bars}>
        {bars.map(({ name, value, words, tone, isOutlined }, at) => (
          <li key={`${at} ${name}`} className={styles.row}>
            <p className={styles.words}>
              <span className={styles.name}>{name}</span>
              <strong>{words}</strong>
            </p>
            <svg className={styles.bar}>
              <rect
                className={styles.drawn}
                width={`${largest > 0 ? Math.max(0.5, (value / largest) * 100) : 0}%`}
                height="100%"
                fill={isOutlined ? 'none' : fillOf(tone)}
                stroke={toneColours[tone]}
                strokeWidth={2}
              />
            </svg>
          </li>
        ))}
      </ul>
    </DrawnChart>
  )
}
