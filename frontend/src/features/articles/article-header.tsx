import type { ReactNode } from 'react'
import type { Article } from '@artha/contract/article'
import { Badge } from '../../ui/badge.tsx'
import { Kicker, PublishedTime } from './card-parts.tsx'
import styles from './article-header.module.css'

interface ArticleHeaderProps {
  article: Article
  /** Of its words, where that is not the page's. */
  language: string | undefined
  readingMinutes: number
  /** What can be done with the article. */
  actions: ReactNode
}

export const ArticleHeader = ({ article, language, readingMinutes, actions }: ArticleHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.above}>
      <Kicker {...article} />
      {article.featured && <Badge>Featured</Badge>}
    </div>
    <h1 className={styles.title} lang={language}>
      {article.title}
    </h1>
    {article.standfirst && (
      <p className={styles.standfirst} lang={language}>
        {article.standfirst}
      </p>
    )}
    <div className={styles.line}>
      <p className={styles.facts}>
        {article.byline && <span className={styles.byline}>By {article.byline}</span>}
        <PublishedTime at={article.createdAt} />
        <span>{readingMinutes} min read</span>
      </p>
      {actions}
    </div>
  </header>
)
