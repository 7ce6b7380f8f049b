import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LibrarySearchFields, type LibrarySearch } from './library-search.tsx'
import styles from './library-dialog.module.css'

interface LibraryDialogProps {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
  onClose: () => void
  /** The found files. */
  children: ReactNode
}

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
        <LibrarySearchFields name="library-search" {...search} onChange={(patch) => onSearch({ ...search, ...patch })} />
      </div>
      <div className={styles.found}>{children}</div>
    </dialog>
  )
}
