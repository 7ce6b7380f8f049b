import type { MediaKind } from '@artha/contract/media-library'
import { maxSearchLength } from '@artha/contract/search-types'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import styles from './library-dialog.module.css'

export interface LibrarySearch {
  q: string
  kind: MediaKind | 'all'
}

interface LibraryDialogProps {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
  onClose: () => void
  /** The found files. */
  children: ReactNode
}

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Videos' },
] as const

/** The media library over a form. It is inside that form, so Enter in its search field must not submit it. */
export function LibraryDialog({ search, onSearch, onClose, children }: LibraryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])

  function holdEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={titleId} onClose={onClose} onKeyDown={holdEnter}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          Media library
        </h2>
        <Button onClick={onClose}>Close</Button>
      </div>
      <div className={styles.search} role="search" aria-label="Media library">
        <Field
          label="Search by name, alternative text or caption"
          name="library-search"
          type="search"
          maxLength={maxSearchLength}
          value={search.q}
          onChange={({ target }) => onSearch({ ...search, q: target.value })}
          autoComplete="off"
        />
        <RadioStrip label="Type of file" options={kinds} value={search.kind} onChange={(kind) => onSearch({ ...search, kind })} />
      </div>
      <div className={styles.found}>{children}</div>
    </dialog>
  )
}
