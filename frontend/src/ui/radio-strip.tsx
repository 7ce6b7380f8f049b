import { useId } from 'react'
import styles from './radio-strip.module.css'

interface RadioStripProps<Value extends string> {
  /** Of the group, for screen readers; the eye sees what it is about. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices side by side of which one holds: radio buttons, with their keys. */
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
