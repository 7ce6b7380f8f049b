import { useId } from 'react'

interface PlainTextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** In place of the rich-text editor, which has tests of its own: a page test is not about what it makes of keys. */
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
