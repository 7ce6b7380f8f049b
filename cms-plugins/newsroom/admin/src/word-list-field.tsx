import { Field, TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { lineOf, wordsOf } from './word-list'
import type { StudioFieldProps } from './studio-field-props'

/** A list of words, typed as one line with commas. An untouched list is sent exactly as it was read. */
export function WordListField({ name, label, placeholder, hint, labelAction, required, disabled = false }: StudioFieldProps) {
  const { value, error, onChange } = useField(name)
  // While it is typed, the line keeps its commas and spaces.
  const [typed, setTyped] = useState<string>()
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        value={typed ?? lineOf(value)}
        placeholder={placeholder}
        disabled={disabled}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
          setTyped(currentTarget.value)
          onChange(name, wordsOf(currentTarget.value))
        }}
        onBlur={() => setTyped(undefined)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
