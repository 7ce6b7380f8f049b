import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  name: string
  hint?: string | undefined
  /** What is wrong with what was entered. */
  error?: string | undefined
  /** Stands inside the frame, after the input. */
  control?: (inputId: string) => ReactNode
}

/** An input with its label; a hint and what is wrong belong to it for a screen reader too. */
export function Field({ label, hint, error, control, ...input }: FieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <input
          {...input}
          className={styles.input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy || undefined}
        />
        {control?.(id)}
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
