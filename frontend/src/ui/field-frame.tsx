import { useId, type ReactNode } from 'react'
import { LiveRegion } from './live-region.tsx'
import styles from './field.module.css'

/** The texts around a control. */
export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** The error message for the entered value. */
  error?: string | undefined
  isRequired?: boolean
  /** True if a screen reader announces the error when it appears, not only when the control is focused. */
  isErrorSaid?: boolean
}

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

interface FieldFrameProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, hint and error, connected for screen readers. */
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
