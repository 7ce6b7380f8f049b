import type { PublishedVersion } from '@artha/contract/published-versions'
import { Link } from 'react-router-dom'
import { dateAndTimeInIndia } from '../../lib/dates.ts'
import { articleVersionsPath } from './versions-path.ts'
import { wordsText } from './words-text.ts'
import styles from './versions.module.css'

/** The versions that readers had, newest first, each with what it changed. */
export const VersionList = ({ id, versions }: { id: string; versions: readonly PublishedVersion[] }) => (
  <ol className={styles.list}>
    {versions.map(({ number, since, words }, at) => {
      const before = versions[at + 1]
      const time = <time dateTime={since}>{dateAndTimeInIndia(new Date(since))}</time>
      return (
        <li key={number} className={styles.line}>
          <span className={styles.when}>
            <span>{words ? 'Updated on ' : 'Version of '}</span>
            {time}
          </span>
          {words && before && (
            <>
              <span className={styles.words}>{wordsText(words)}</span>
              <Link to={articleVersionsPath(id, { from: before.number, to: number })}>
                See what changed<span className="visually-hidden">{` on ${dateAndTimeInIndia(new Date(since))}`}</span>
              </Link>
            </>
          )}
        </li>
      )
    })}
  </ol>
)
