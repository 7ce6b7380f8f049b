import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'

interface NumberFieldProps {
  label: string
  value: number
  least?: number
  most: number
  onChange: (value: number) => void
}

/**
 * A field for a whole number. What is typed stays as it is while typing. A number out of bounds becomes the nearest one when the field is left, and a
 * value from elsewhere replaces what was typed.
 */
export function NumberField({ label, value, least = 0, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number }>()
  function type(text: string) {
    const next = /^\d+$/.test(text) ? Math.min(Math.max(Number(text), least), most) : value
    setTyped({ text, value: next })
    if (next !== value) onChange(next)
  }
  return (
    <Field
      name={label}
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      autoComplete="off"
      value={typed?.value === value ? typed.text : value}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
