import type { MediaKind } from '@artha/contract/media-library'
import { maxSearchLength } from '@artha/contract/search-types'
import { Field } from '../../../ui/field.tsx'
import { RadioStrip } from '../../../ui/radio-strip.tsx'

export interface LibrarySearch {
  q: string
  /** "" for files of every kind. */
  kind: MediaKind | ''
}

interface LibrarySearchFieldsProps {
  /** The name of the text field. */
  name: string
  q: string
  kind: string
  onChange: (patch: Partial<LibrarySearch>) => void
}

const kinds = [
  { value: '', label: 'All' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Videos' },
] as const

/** The fields that narrow the media library, on its page and in its dialog. */
export const LibrarySearchFields = ({ name, q, kind, onChange }: LibrarySearchFieldsProps) => (
  <>
    <Field
      label="Search by name, alternative text or caption"
      name={name}
      type="search"
      maxLength={maxSearchLength}
      value={q}
      onChange={({ target }) => onChange({ q: target.value })}
      autoComplete="off"
    />
    <RadioStrip<string>
      label="Type of file"
      options={kinds}
      value={kind}
      onChange={(chosen) => onChange({ kind: kinds.find(({ value }) => value === chosen)?.value ?? '' })}
    />
  </>
)
