import { useId } from 'react'

interface PlainTextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Replaces the rich-text editor in page tests; the editor has its own tests. */
export function RichTextField({ label, value, onChange, error }: PlainTextFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} value={value} aria-invalid={error ? true : undefined} onChange={({ target }) => onChange(target.value)} />
      {error && <p>{error}</p>}
    </div>
  )
}
