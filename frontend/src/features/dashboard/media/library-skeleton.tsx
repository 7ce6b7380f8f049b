import { SkeletonPicture, SkeletonText } from '../../../ui/skeleton.tsx'
import styles from './library-grid.module.css'

/** The number of files that fill the first screen of the dialog and of the page in their widest form: two rows of four. */
const firstScreen = 8

/** Placeholders in the grid of the files that are loading. */
export const LibrarySkeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    {Array.from({ length: firstScreen }, (_, at) => (
      <span key={at} className={`${styles.file} ${styles.pending}`}>
        <SkeletonPicture />
        <SkeletonText lines={3} />
      </span>
    ))}
  </div>
)
