import type { LibraryFileDetails } from '@artha/contract/media-library'
import styles from './media-file.module.css'

/** The words of a file for somebody who may not change them. */
export const FileWords = ({ file }: { file: LibraryFileDetails }) => (
  <div className={styles.form}>
    <dl className={styles.read}>
      <dt>Alternative text</dt>
      <dd>{file.alt || 'None'}</dd>
      <dt>Caption</dt>
      <dd>{file.caption || 'None'}</dd>
      <dt>Credit</dt>
      <dd>{file.credit || 'None'}</dd>
    </dl>
    <p className={styles.note}>Only an admin or the person who uploaded this file can change it.</p>
  </div>
)
