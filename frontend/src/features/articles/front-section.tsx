import type { ArticleCard } from '@artha/contract/article'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { GridCard, LargeCard, RowCard, SecondCard } from './cards.tsx'
import { EmptySection } from './empty-section.tsx'
import styles from './front-section.module.css'

interface FrontSectionProps {
  /** Its anchor on the front page. */
  id: string
  title: string
  articles: readonly ArticleCard[]
}

/** A section with one large article, one small and up to six in a grid. */
export function GridSection({ id, title, articles }: FrontSectionProps) {
  const [large, small, ...others] = articles
  if (large === undefined) return <EmptySection id={id} title={title} />
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
      <div className={styles.first}>
        <LargeCard article={large} isBeside />
        {small && <SecondCard article={small} />}
      </div>
      {others.length > 0 && (
        <ul className={styles.grid}>
          {others.slice(0, 6).map((article) => (
            <li key={article._id}>
              <GridCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A section with one large article, two small and four in a list. */
export function ListSection({ id, title, articles }: FrontSectionProps) {
  const [large, ...others] = articles
  if (large === undefined) return <EmptySection id={id} title={title} />
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
      <div className={styles.columns}>
        <LargeCard article={large} />
        {others.length > 0 && (
          <div className={styles.small}>
            {others.slice(0, 2).map((article) => (
              <SecondCard key={article._id} article={article} text="inNarrow" />
            ))}
          </div>
        )}
        {others.length > 2 && (
          <ul className={styles.list}>
            {others.slice(2, 6).map((article) => (
              <li key={article._id}>
                <RowCard article={article} text="inWide" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
