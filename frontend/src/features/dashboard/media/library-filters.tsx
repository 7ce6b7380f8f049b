import { Checkbox } from '../../../ui/checkbox.tsx'
import type { LibraryFilters } from './library-address.ts'
import { LibrarySearchFields } from './library-search.tsx'
import styles from './library-filters.module.css'

interface LibraryFilterFieldsProps {
  filters: LibraryFilters
  onChange: (patch: Partial<LibraryFilters>) => void
}

/** The filter fields of the media library's page. */
export const LibraryFilterFields = ({ filters, onChange }: LibraryFilterFieldsProps) => (
  <div className={styles.filters} role="search" aria-label="Media library">
    <LibrarySearchFields name="q" q={filters.q} kind={filters.kind} onChange={onChange} />
    <Checkbox name="withoutAlt" checked={filters.withoutAlt === '1'} onChange={({ target }) => onChange({ withoutAlt: target.checked ? '1' : '' })}>
      Without alternative text
    </Checkbox>
  </div>
)
