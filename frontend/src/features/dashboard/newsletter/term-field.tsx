import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { LinkOffers } from '../links/link-offers.tsx'

const termOf = (path: string) => /^\/glossary\/([a-z0-9-]+)$/.exec(path)?.[1]

interface TermFieldProps {
  value: string
  error: string | undefined
  onChange: (slug: string) => void
}

/** The term of an issue, by the last part of its address in the glossary. */
export function TermField({ value, error, onChange }: TermFieldProps) {
  const [words, setWords] = useState('')
  return (
    <div>
      <Field
        name="termSlug"
        label="One term"
        hint="Type its name and choose it below, or type the end of its address: repo-rate"
        error={error}
        value={value}
        onChange={({ target }) => {
          setWords(target.value)
          onChange(target.value)
        }}
        autoComplete="off"
      />
      {words !== '' && (
        <LinkOffers
          written={words.replaceAll('-', ' ')}
          accepts={({ path }) => termOf(path) !== undefined}
          onChoose={({ path }) => {
            setWords('')
            onChange(termOf(path) ?? '')
          }}
        />
      )}
    </div>
  )
}
