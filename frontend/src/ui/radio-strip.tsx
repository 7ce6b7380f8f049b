import { useId } from 'react'
import styles from './radio-strip.module.css'

interface RadioStripProps<Value extends string> {
  /** The accessible name of the group; it is not visible. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons side by side, with the usual arrow keys. */
export function RadioStrip<Value extends string>({ label, options, value, onChange }: RadioStripProps<Value>) {
  const name = useId()
  return (
    <fieldset className={`${styles.strip} needs-script`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
