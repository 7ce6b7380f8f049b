import { useId, type ComponentProps } from 'react'
import styles from './field.module.css'

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string
  name: string
  hint?: string | undefined
  /** What is wrong with what was entered. */
  error?: string | undefined
}

/** Several lines of text, with their label; a hint and what is wrong belong to it for a screen reader too. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <textarea
          rows={7}
          {...area}
          className={`${styles.input} ${styles.area}`}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy || undefined}
        />
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
