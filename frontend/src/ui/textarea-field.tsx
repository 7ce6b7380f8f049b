import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import styles from './field.module.css'

interface TextareaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  name: string
}

/** A multi-line text field with its label. It grows with its text in browsers that support this. */
export const TextareaField = ({ label, hint, error, isRequired, rows = 3, ...textarea }: TextareaFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
    {(tied) => <textarea {...textarea} {...tied} rows={rows} className={`${styles.input} ${styles.textarea}`} />}
  </FieldFrame>
)
