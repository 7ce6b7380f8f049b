import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import styles from './field.module.css'

interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  name: string
  /** Suggested while typing; other text is accepted too. */
  suggestions?: readonly string[]
  /** Rendered inside the frame, after the input. */
  control?: (inputId: string) => ReactNode
}

/** A single-line input with its label. */
export const Field = ({ label, hint, error, isRequired, isErrorSaid, suggestions, control, ...input }: FieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired ?? false} isErrorSaid={isErrorSaid ?? false}>
    {(tied) => (
      <>
        <input {...input} {...tied} className={styles.input} list={suggestions && `${tied.id}-list`} />
        {suggestions && (
          <datalist id={`${tied.id}-list`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
        {control?.(tied.id)}
      </>
    )}
  </FieldFrame>
)
