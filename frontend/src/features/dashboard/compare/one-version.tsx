import { useLayoutEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useVersion } from '../api.ts'
import { rowsBetween, type AnyVersion } from './rows-between.ts'
import { VersionDifferences } from './version-differences.tsx'
import { restoreVersionPath, versionsPath, type VersionsFolder } from './version-paths.ts'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import styles from './versions.module.css'

interface OneVersionProps {
  folder: VersionsFolder
  id: string
  number: number
  /** True to compare with the newest version instead of the one before. */
  isBesideNewest: boolean
  page: number
}

/** One version: the changes of its save, or the changes since, and a link to bring it back. */
export function OneVersion({ folder, id, number, isBesideNewest, page }: OneVersionProps) {
  const version = useVersion(folder, id, number)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.version} aria-labelledby="version-title">
      <h2 className={styles.title} id="version-title" ref={heading} tabIndex={-1}>
        {`Version ${number}`}
      </h2>
      <LoadState of={version} pending={<SkeletonText lines={10} />} failedMessage="This version could not be loaded.">
        {(found) => (
          <>
            <p className={styles.who}>
              {`${dateAndTimeInIndia(new Date(found.madeAt))}, ${found.madeBy}${found.isPublished ? ' · published' : ' · draft'}`}
            </p>
            <nav className={styles.ways} aria-label="Compare with">
              <Link to={versionsPath(folder, id, { version: number, page })} aria-current={isBesideNewest ? undefined : 'true'}>
                What this save changed
              </Link>
              <Link to={versionsPath(folder, id, { version: number, against: 'newest', page })} aria-current={isBesideNewest ? 'true' : undefined}>
                Changes since then
              </Link>
              {found.number !== found.newest && <Link to={restoreVersionPath(folder, id, number)}>Restore this version</Link>}
            </nav>
            <Comparison folder={folder} id={id} version={found} isBesideNewest={isBesideNewest} />
          </>
        )}
      </LoadState>
    </section>
  )
}

interface ComparisonProps {
  folder: VersionsFolder
  id: string
  version: AnyVersion
  isBesideNewest: boolean
}

function Comparison({ folder, id, version, isBesideNewest }: ComparisonProps) {
  const otherNumber = isBesideNewest ? version.newest : version.before
  const other = useVersion(folder, id, otherNumber)
  // The first version has nothing to compare with: all of it is new
  if (otherNumber === undefined) return <Differences before={undefined} after={version} />
  return (
    <LoadState of={other} pending={<SkeletonText lines={10} />} failedMessage="The version to compare with could not be loaded.">
      {(found) => <Differences before={isBesideNewest ? version : found} after={isBesideNewest ? found : version} />}
    </LoadState>
  )
}

function Differences({ before, after }: { before: AnyVersion | undefined; after: AnyVersion }) {
  const rows = useMemo(() => rowsBetween(before, after), [before, after])
  if (rows.length === 0) return <p className={styles.none}>The two texts are the same.</p>
  return <VersionDifferences rows={rows} />
}
