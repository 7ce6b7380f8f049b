import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { DownIcon } from './icons.tsx'
import styles from './field.module.css'

interface SelectFieldProps<Option extends string> extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  name: string
  options: readonly Option[]
  /** Returns the label of an option; the option itself by default. */
  nameOf?: (option: Option) => string
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** A select with its label. */
export const SelectField = <Option extends string>({
  label,
  hint,
  error,
  isRequired,
  options,
  nameOf = itself,
  placeholder,
  ...select
}: SelectFieldProps<Option>) => (
  <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
    {(tied) => (
      <>
        <select {...select} {...tied} className={`${styles.input} ${styles.select}`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
        <span className={styles.mark}>
          <DownIcon size={18} />
        </span>
      </>
    )}
  </FieldFrame>
)

const itself = (option: string) => option
