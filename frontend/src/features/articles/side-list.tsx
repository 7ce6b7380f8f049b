import type { ReactNode } from 'react'
import type { ArticleCard } from '@artha/contract/article'
import { longSnippet } from '@artha/contract/snippet'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Headline, PublishedTime } from './card-parts.tsx'
import { RowCard } from './cards.tsx'
import styles from './side-list.module.css'

interface SideListProps {
  id: string
  title: string
  articles: readonly ArticleCard[]
  now: Date | undefined
}

/** The latest articles, each with its first words and age. */
export const LiveUpdate = ({ id, title, articles, now }: SideListProps) => (
  <SideSection id={id} title={title} articles={articles}>
    {(article) => (
      <article className={styles.update}>
        <p className={styles.time}>
          <PublishedTime at={article.createdAt} now={now} />
        </p>
        <Headline article={article} className={styles.headline} />
        <p className={styles.text}>{longSnippet(article.excerpt)}</p>
      </article>
    )}
  </SideSection>
)

/** Headlines with small pictures. */
export const PictureList = ({ id, title, articles, now }: SideListProps) => (
  <SideSection id={id} title={title} articles={articles}>
    {(article) => <RowCard article={article} now={now} hasPicture />}
  </SideSection>
)

interface SideSectionProps extends Omit<SideListProps, 'now'> {
  children: (article: ArticleCard) => ReactNode
}

function SideSection({ id, title, articles, children }: SideSectionProps) {
  if (articles.length === 0) return null
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} size="small">
        {title}
      </SectionHeading>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article._id}>{children(article)}</li>
        ))}
      </ul>
    </section>
  )
}
