import type { LibraryFileDetails } from '@artha/contract/media-library'
import { Link } from 'react-router-dom'
import { formPath } from '../form-path.ts'
import { factsOfUse, usesSentence } from './uses-texts.ts'
import styles from './media-file.module.css'

/** The pieces that show a file, with links to their forms. */
export const FileUses = ({ file }: { file: LibraryFileDetails }) => (
  <section className={styles.uses} aria-labelledby="uses">
    <h3 className={styles.heading} id="uses">
      Where it is used
    </h3>
    <p className={styles.note}>{usesSentence(file)}</p>
    {file.uses.length > 0 && (
      <ul className={styles.pieces}>
        {file.uses.map((use) => (
          <li key={`${use.kind} ${use._id}`}>
            <Link to={formPath(use.kind, use._id)}>{use.title || 'Without title'}</Link>
            <span className={styles.note}>{factsOfUse(use)}</span>
          </li>
        ))}
      </ul>
    )}
    {file.useCount > file.uses.length && <p className={styles.note}>{`And ${file.useCount - file.uses.length} more.`}</p>}
    <p className={styles.note}>The bin, earlier versions and unsaved text are not searched.</p>
  </section>
)
