import type { LibraryFile } from '@artha/contract/media-library'
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx'
import { fileFacts } from './library-file.ts'
import styles from './library-grid.module.css'

interface LibraryThumbProps {
  file: LibraryFile
  /** The day of the upload; absent if it is not shown. */
  uploaded?: string
}

/** The displayed width of a thumbnail, by the columns of the grid. */
const sizes = '(min-width: 48rem) 15rem, 50vw'

/** The content of a tile: thumbnail, name and facts. A video shows a drawing, because its frames would have to be loaded. */
export const LibraryThumb = ({ file, uploaded }: LibraryThumbProps) => (
  <>
    <ResponsivePicture files={file.image} src={file.kind === 'video' ? '' : file.url} alt="" sizes={sizes} />
    <span className={styles.name}>{file.name}</span>
    <span className={styles.note}>{[fileFacts(file), uploaded].filter(Boolean).join(', ')}</span>
    <span className={styles.note}>{file.alt || 'No alternative text'}</span>
  </>
)
