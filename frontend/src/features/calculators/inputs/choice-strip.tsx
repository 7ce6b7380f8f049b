import { useRef } from 'react'
import { useTypedEarly } from './typed-early.ts'
import styles from './choice-strip.module.css'

interface ChoiceStripProps {
  label: string
  /** Its parameter in a link. */
  name: string
  /** What each option is called. */
  options: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
}

/** One of a few short choices, which stand side by side; without script the form sends what is chosen. */
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
