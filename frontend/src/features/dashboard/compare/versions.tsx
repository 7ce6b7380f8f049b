import { Link, useSearchParams } from 'react-router-dom'
import type { VersionLine } from '@artha/contract/versions'
import { useVersions } from '../api.ts'
import { kindIn, versionIn, versionsPath, type VersionsFolder } from './version-paths.ts'
import { formPath } from '../form-path.ts'
import { pageInAddress } from '../../../lib/page-in-address.ts'
import { lastPage } from '../tables/pages-shown.ts'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { OneVersion } from './one-version.tsx'
import styles from './versions.module.css'

const pageSize = 20

/** The list of an entry's versions, and the chosen one beside the current text. */
export function Versions({ folder, id }: { folder: VersionsFolder; id: string }) {
  const [search] = useSearchParams()
  const page = pageInAddress(search)
  const chosen = versionIn(search)
  const versions = useVersions(folder, id, { page, pageSize })
  const pages = lastPage(versions.data?.total, page, pageSize)
  return (
    <div className={styles.page}>
      <p className={styles.about}>
        Every save creates a version, here and in the Studio. We keep published versions for good, and the latest hundred others for two years.{' '}
        <Link to={formPath(kindIn[folder], id)}>{`Edit the ${kindIn[folder]}`}</Link>
      </p>
      <div className={styles.columns}>
        <div className={styles.list}>
          <LoadState
            of={versions}
            pending={<SkeletonText lines={8} />}
            failedMessage="Could not fetch the versions."
            isEmpty={({ items }) => items.length === 0}
            empty={
              <Notice kind="empty" title="No versions yet.">
                {`The next save of this ${kindIn[folder]} will keep both the current and the new text.`}
              </Notice>
            }
          >
            {({ items }) => (
              <ol className={styles.versions} aria-label="Versions">
                {items.map((line) => (
                  <Line key={line.number} folder={folder} id={id} line={line} page={page} isChosen={line.number === chosen} />
                ))}
              </ol>
            )}
          </LoadState>
          <Pager
            label="Pages of versions"
            words={['Newer', 'Older']}
            newer={page > 1 ? versionsPath(folder, id, { page: page - 1 }) : undefined}
            older={page < pages ? versionsPath(folder, id, { page: page + 1 }) : undefined}
          />
        </div>
        {chosen !== undefined && (
          <OneVersion key={chosen} folder={folder} id={id} number={chosen} isBesideNewest={search.get('against') === 'newest'} page={page} />
        )}
      </div>
    </div>
  )
}

interface LineProps {
  folder: VersionsFolder
  id: string
  line: VersionLine
  page: number
  isChosen: boolean
}

const Line = ({ folder, id, line, page, isChosen }: LineProps) => (
  <li>
    <Link className={styles.line} to={versionsPath(folder, id, { version: line.number, page })} aria-current={isChosen ? 'true' : undefined}>
      <span className={styles.when}>{dateAndTimeInIndia(new Date(line.madeAt))}</span>
      <span className={styles.lineTitle}>{line.title}</span>
      <span className={styles.who}>{`Version ${line.number}, ${line.madeBy}${line.isPublished ? ' · published' : ' · draft'}`}</span>
    </Link>
  </li>
)
