import page from './document-page.module.css'
import { SkeletonText } from './skeleton.tsx'
import styles from './document-skeleton.module.css'

interface SectionsSkeletonProps {
  /** The number of rows in a section. */
  rows: number
  /** The number of lines in a row. */
  lines: number
}

/** The placeholder of loading sections of a document page: titles, each with rows. Two sections fill the first screen. */
export const SectionsSkeleton = ({ rows, lines }: SectionsSkeletonProps) => (
  <div className={page.sections}>
    {['first', 'second'].map((section) => (
      <div key={section} className={page.section} data-pending-section="">
        <div className={page.sectionTitle}>
          <SkeletonText lines={1} />
        </div>
        <div className={styles.rows}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row}>
              <SkeletonText lines={lines} />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
)

/** The placeholder of a loading document page. `hasAside` is true for a page with a second column. */
export const DocumentSkeleton = ({ hasAside = false }: { hasAside?: boolean }) => (
  <div className={page.page}>
    <div className={page.header}>
      <SkeletonText lines={1} />
      <div className={page.title}>
        <SkeletonText lines={1} />
      </div>
      <div className={page.standfirst}>
        <SkeletonText lines={2} />
      </div>
    </div>
    <div className={`${page.columns} ${hasAside ? page.withAside : ''}`.trim()}>
      <SectionsSkeleton rows={1} lines={5} />
      {hasAside && <SkeletonText lines={8} />}
    </div>
  </div>
)
