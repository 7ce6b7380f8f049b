import { useId, type ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbStep } from './breadcrumb.tsx'
import prose from './rich-text.module.css'
import styles from './document-page.module.css'

interface DocumentPageProps {
  kicker?: string
  /** The breadcrumb, shown instead of the kicker; `name` is the page's own name in it. */
  trail?: { steps: readonly BreadcrumbStep[]; name: string }
  title: string
  standfirst: ReactNode
  /** True for a page to work on: a short header lets the tool begin on the first screen. */
  isTool?: boolean
  /** Beside the text if there is room, else below it. */
  aside?: ReactNode
  children: ReactNode
}

/** A page to read from top to bottom: a header, then its sections in one column. */
export const DocumentPage = ({ kicker, trail, title, standfirst, isTool = false, aside, children }: DocumentPageProps) => (
  <div className={`${styles.page} ${isTool ? styles.tool : ''}`.trim()}>
    <header className={styles.header}>
      {trail && <Breadcrumb steps={trail.steps} here={trail.name} />}
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.standfirst}>{standfirst}</p>
    </header>
    <div className={`${styles.columns} ${aside ? styles.withAside : ''}`.trim()}>
      <div className={styles.sections}>{children}</div>
      {aside && <aside className={styles.sections}>{aside}</aside>}
    </div>
  </div>
)

interface DocumentSectionProps {
  title: string
  children: ReactNode
}

/** A section of such a page, named by its title. */
export function DocumentSection({ title, children }: DocumentSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.sectionTitle} id={id}>
        {title}
      </h2>
      <div className={prose.prose}>{children}</div>
    </section>
  )
}
