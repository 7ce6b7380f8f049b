import type { LibraryFile } from '@artha/contract/media-library'
import { dateInIndia } from '../../../lib/dates.ts'
import { SkeletonPicture, SkeletonText } from '../../../ui/skeleton.tsx'
import { LibraryThumb } from './library-thumb.tsx'
import styles from './library-grid.module.css'

/** Files of the media library as links to the files themselves. */
export const LibraryLinks = ({ files }: { files: readonly LibraryFile[] }) => (
  <ul className={styles.grid} aria-label="Files">
    {files.map((file) => (
      <li key={file._id}>
        <a className={styles.file} href={file.url}>
          <LibraryThumb file={file} uploaded={dateInIndia(new Date(file.createdAt))} />
        </a>
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
