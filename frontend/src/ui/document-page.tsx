import { useId, type ReactNode } from 'react'
import prose from './rich-text.module.css'
import styles from './document-page.module.css'

interface DocumentPageProps {
  kicker: string
  title: string
  standfirst: ReactNode
  /** Beside the text where there is room, else below it. */
  aside?: ReactNode
  children: ReactNode
}

/** A page to be read from top to bottom: what it is about, then its sections in one column. */
export const DocumentPage = ({ kicker, title, standfirst, aside, children }: DocumentPageProps) => (
  <div className={styles.page}>
    <header className={styles.header}>
      <p className={styles.kicker}>{kicker}</p>
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

/** One section of such a page, named by its title. */
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
