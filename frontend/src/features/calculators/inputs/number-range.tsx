import { shortRupees } from '../charts/short-rupees.ts'
import type { InputLimits } from './input-limits.ts'
import { valueText } from './value-words.ts'
import styles from './number-field.module.css'

/** The ends of the slider, and between them the limits of the field if these are wider. */
export function NumberRange({ limits: { unit, min, max }, slide }: { limits: InputLimits; slide: readonly [min: number, max: number] }) {
  const words = (value: number) => (unit === 'rupees' ? shortRupees(value) : valueText(unit, value))
  return (
    <p className={styles.ends}>
      <span>{valueText(unit, slide[0])}</span> {(min < slide[0] || max > slide[1]) && <span>{`${words(min)} to ${words(max)}`}</span>}{' '}
      <span>{valueText(unit, slide[1])}</span>
    </p>
  )
}
