import type { LibraryFile } from '@artha/contract/media-library'
import { useEffect, useRef } from 'react'
import { LibraryThumb } from './library-thumb.tsx'
import styles from './library-grid.module.css'

interface LibraryGridProps {
  label: string
  files: readonly LibraryFile[]
  /** True for files that were asked for by a button which is gone now: the focus goes on to the first of them. */
  takesFocus: boolean
  onChoose: (file: LibraryFile) => void
}

/** Files of the media library as buttons with a thumbnail. */
export function LibraryGrid({ label, files, takesFocus, onChoose }: LibraryGridProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <ul className={styles.grid} aria-label={label} ref={list}>
      {files.map((file) => (
        <li key={file._id}>
          <button type="button" className={styles.file} onClick={() => onChoose(file)}>
            <LibraryThumb file={file} />
          </button>
        </li>
      ))}
    </ul>
  )
}
