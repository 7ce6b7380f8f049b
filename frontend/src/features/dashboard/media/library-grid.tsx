import type { LibraryFile } from '@artha/contract/media-library'
import { useEffect, useRef } from 'react'
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx'
import { fileFacts } from './library-file.ts'
import styles from './library-grid.module.css'

interface LibraryGridProps {
  label: string
  files: readonly LibraryFile[]
  /** True for files that were asked for by a button which is gone now: the focus goes on to the first of them. */
  takesFocus: boolean
  onChoose: (file: LibraryFile) => void
}

/** The displayed width of a thumbnail, by the columns of the grid. */
const sizes = '(min-width: 48rem) 15rem, 50vw'

/** Files of the media library as buttons with a thumbnail. A video shows a drawing, because its frames would have to be loaded. */
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
            <ResponsivePicture files={file.image} src={file.kind === 'video' ? '' : file.url} alt="" sizes={sizes} />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.note}>{fileFacts(file)}</span>
            <span className={styles.note}>{file.alt || 'No alternative text'}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
