import { useRef } from 'react'
import { useTypedEarly } from './typed-early.ts'
import styles from './choice-strip.module.css'

interface ChoiceStripProps {
  label: string
  /** The link parameter. */
  name: string
  /** The label of each option. */
  options: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
}

/** A few short options as a row of radio buttons; works in a form without script. */
export function ChoiceStrip({ label, name, options, value, onChange }: ChoiceStripProps) {
  const strip = useRef<HTMLFieldSetElement>(null)
  useTypedEarly(strip, 'choices')
  return (
    <fieldset ref={strip} className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.strip}>
        {Object.entries(options).map(([option, words]) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
