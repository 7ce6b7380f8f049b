import { maxSearchLength } from '@artha/contract/search-types'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import type { LibraryFilters } from './library-address.ts'
import styles from './library-filters.module.css'

interface LibraryFilterFieldsProps {
  filters: LibraryFilters
  onChange: (patch: Partial<LibraryFilters>) => void
}

const kinds = [
  { value: '', label: 'All' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Videos' },
]

/** The filter fields of the media library's page. */
export const LibraryFilterFields = ({ filters, onChange }: LibraryFilterFieldsProps) => (
  <div className={styles.filters} role="search" aria-label="Media library">
    <Field
      label="Search by name, alternative text or caption"
      name="q"
      type="search"
      maxLength={maxSearchLength}
      value={filters.q}
      onChange={({ target }) => onChange({ q: target.value })}
      autoComplete="off"
    />
    <RadioStrip label="Type of file" options={kinds} value={filters.kind} onChange={(kind) => onChange({ kind })} />
    <Checkbox name="withoutAlt" checked={filters.withoutAlt === '1'} onChange={({ target }) => onChange({ withoutAlt: target.checked ? '1' : '' })}>
      Without alternative text
    </Checkbox>
  </div>
)
