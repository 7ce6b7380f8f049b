import type { ArticleCard } from '@artha/contract/article'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { StripCard } from './cards.tsx'
import styles from './card-strip.module.css'

interface CardStripProps {
  id: string
  title: string
  articles: readonly ArticleCard[]
  /** Adds a background. On a phone the row scrolls sideways. */
  isTinted?: boolean
}

/** Up to three articles in a row. Renders nothing if there are none. */
export function CardStrip({ id, title, articles, isTinted = false }: CardStripProps) {
  if (articles.length === 0) return null
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${styles.strip} ${isTinted ? styles.tinted : ''}`.trim()}>
      <SectionHeading id={`${id}-title`} size="brief">
        {title}
      </SectionHeading>
      <ul className={styles.cards}>
        {articles.map((article) => (
          <li key={article._id}>
            <StripCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}
