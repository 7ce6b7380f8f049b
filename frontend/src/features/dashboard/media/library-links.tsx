import type { LibraryFile } from '@artha/contract/media-library'
import { Link } from 'react-router-dom'
import { dateInIndia } from '../../../lib/dates.ts'
import { LibraryThumb } from './library-thumb.tsx'
import styles from './library-grid.module.css'

interface LibraryLinksProps {
  files: readonly LibraryFile[]
  linkTo: (file: LibraryFile) => string
}

/** Files of the media library as links to their pages. */
export const LibraryLinks = ({ files, linkTo }: LibraryLinksProps) => (
  <ul className={styles.grid} aria-label="Files">
    {files.map((file) => (
      <li key={file._id}>
        <Link className={styles.file} to={linkTo(file)}>
          <LibraryThumb file={file} uploaded={dateInIndia(new Date(file.createdAt))} />
        </Link>
      </li>
    ))}
  </ul>
)
