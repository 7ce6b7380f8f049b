import { Field } from '../../../ui/field.tsx'
import { LinkOffers } from '../links/link-offers.tsx'

const termOf = (path: string) => /^\/glossary\/([a-z0-9-]+)$/.exec(path)?.[1]

interface TermFieldProps {
  value: string
  error: string | undefined
  onChange: (slug: string) => void
}

/** The term of an issue, by the last part of its address in the glossary. */
export const TermField = ({ value, error, onChange }: TermFieldProps) => (
  <div>
    <Field
      name="termSlug"
      label="One term"
      hint="Type its name and choose it below, or type the end of its address: repo-rate"
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="off"
    />
    {value !== '' && (
      <LinkOffers
        written={value.replaceAll('-', ' ')}
        accepts={({ path }) => termOf(path) !== undefined && termOf(path) !== value}
        onChoose={({ path }) => onChange(termOf(path) ?? '')}
      />
    )}
  </div>
)
