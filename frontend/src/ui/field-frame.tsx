import { useId, type ReactNode } from 'react'
import { LiveRegion } from './live-region.tsx'
import styles from './field.module.css'

/** What a field says of itself around the control. */
export interface FieldWords {
  label: string
  hint?: ReactNode
  /** What is wrong with what was entered. */
  error?: string | undefined
  isRequired?: boolean
  /** A screen reader says what is wrong as soon as it is wrong, not only when the control is reached. */
  isErrorSaid?: boolean
}

/** What ties a control to its label, its hint and what is wrong with it. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

interface FieldFrameProps extends FieldWords {
  children: (control: ControlProps) => ReactNode
}

/** A control with its label; a hint and what is wrong belong to it for a screen reader too. */
export function FieldFrame({ label, hint, error, isRequired = false, isErrorSaid = false, children }: FieldFrameProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const wrong = error && (
    <p className={styles.error} id={errorId}>
      {error}
    </p>
  )
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={`${styles.label} ${isRequired ? styles.required : ''}`.trim()} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        {children({
          id,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': describedBy || undefined,
          'aria-required': isRequired || undefined,
        })}
      </div>
      {isErrorSaid ? <LiveRegion role="status">{wrong}</LiveRegion> : wrong}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
