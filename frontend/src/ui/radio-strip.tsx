import { useId } from 'react'
import styles from './radio-strip.module.css'

interface RadioStripProps<Value extends string> {
  /** Of the group; for screen readers alone where the eye sees what it is about. */
  label: string
  /** Of a field of a form: the label is seen, and without script the form sends what is chosen. */
  name?: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices side by side of which one holds: radio buttons, with their keys. */
export function RadioStrip<Value extends string>({ label, name, options, value, onChange }: RadioStripProps<Value>) {
  const id = useId()
  return (
    <fieldset className={`${styles.group} ${name === undefined ? 'needs-script' : ''}`.trim()}>
      <legend className={name === undefined ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.strip}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input type="radio" name={name ?? id} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
