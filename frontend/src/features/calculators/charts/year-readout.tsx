import { wholeRupees } from '../../../lib/money.ts'
import { Slider } from '../inputs/slider.tsx'
import { valueText } from '../inputs/value-texts.ts'
import styles from './year-readout.module.css'

interface YearReadoutProps {
  years: readonly number[]
  lines: readonly { name: string; amounts: readonly number[] }[]
  /** The index of the year shown. */
  at: number
  onChange: (at: number) => void
}

/** The amounts of one year in words. The year is chosen by keys, by touch or by pointing at the chart. */
export function YearReadout({ years, lines, at, onChange }: YearReadoutProps) {
  const when = years[at] === 0 ? 'At the start' : `After ${valueText('years', years[at] ?? 0)}`
  const words = `${when}: ${lines.map(({ name, amounts }) => `${name.toLowerCase()} ${wholeRupees(amounts[at] ?? 0)}`).join(', ')}`
  return (
    <div className={styles.readout}>
      <Slider
        className={`${styles.slider} not-printed`}
        aria-label="Show values at"
        aria-valuetext={words}
        min={0}
        max={years.length - 1}
        value={at}
        onChange={onChange}
      />
      <p className={styles.words}>{words}</p>
    </div>
  )
}
