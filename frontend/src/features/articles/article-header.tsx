import type { ReactNode } from 'react'
import type { Article } from '@artha/contract/article'
import { typographic } from '../../lib/typographic.ts'
import { Badge } from '../../ui/badge.tsx'
import { Kicker, PublishedTime } from './card-parts.tsx'
import styles from './article-header.module.css'

interface ArticleHeaderProps {
  article: Article
  /** Of its words, where that is not the page's. */
  language: string | undefined
  readingMinutes: number
  /** Where the reader came from; a preview has no such place. */
  back?: ReactNode
  /** Where it is found, for readers of paper. */
  address: string
  /** What can be done with the article. */
  actions: ReactNode
}

/** On a phone the way back and the tools share the first line; on a desk the tools stand beside the facts. */
export const ArticleHeader = ({ article, language, readingMinutes, back, address, actions }: ArticleHeaderProps) => (
  <header className={styles.header}>
    {back && <div className={`${styles.back} not-printed`}>{back}</div>}
    <div className={styles.tools}>{actions}</div>
    <div className={styles.above}>
      <Kicker {...article} />
      {article.featured && <Badge>Featured</Badge>}
    </div>
    <h1 className={styles.title} lang={language}>
      {typographic(article.title)}
    </h1>
    {article.standfirst && (
      <p className={styles.standfirst} lang={language}>
        {typographic(article.standfirst)}
      </p>
    )}
    <p className={styles.facts}>
      {article.byline && <span className={styles.byline}>{`By ${article.byline}`}</span>}
      <PublishedTime at={article.createdAt} />
      <span>{`${readingMinutes} min read`}</span>
    </p>
    <p className={styles.address}>{`${address} (addresses that begin with “/” are pages of this site)`}</p>
  </header>
)
