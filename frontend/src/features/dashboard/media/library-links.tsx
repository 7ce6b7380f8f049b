import type { LibraryFile } from '@artha/contract/media-library'
import { Link } from 'react-router-dom'
import { dateInIndia } from '../../../lib/dates.ts'
import { SkeletonPicture, SkeletonText } from '../../../ui/skeleton.tsx'
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

const places = Array.from({ length: 8 }, (_, index) => index)

/** The tiles of files that are loading. */
export const LibrarySkeleton = () => (
  <span className={styles.grid} aria-hidden="true">
    {places.map((place) => (
      <span key={place} className={styles.place}>
        <SkeletonPicture />
        <SkeletonText lines={3} />
      </span>
    ))}
  </span>
)
