import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Article } from '@artha/contract/article'
import { articlePath } from '../../lib/paths.ts'
import { typographic } from '../../lib/typographic.ts'
import { Badge } from '../../ui/badge.tsx'
import { Kicker, PublishedTime } from './card-parts.tsx'
import styles from './article-header.module.css'

interface ArticleHeaderProps {
  article: Article
  /** The text's language, if it differs from the page's. */
  language: string | undefined
  readingMinutes: number
  /** The link back to the previous page. A preview has none. */
  back?: ReactNode
  /** The article's address, which is printed. */
  address: string
  /** The buttons: listen, text size, print, share. */
  actions: ReactNode
}

/** The head of an article. On a phone the link back and the tools share the first line; on a desktop the tools are beside the facts. */
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
      {back && article.showsVersions && (
        <Link className="not-printed" to={`${articlePath(article._id)}/versions`}>
          See what changed
        </Link>
      )}
    </p>
    <p className={styles.address}>{`${address} (addresses that begin with “/” are pages of this site)`}</p>
  </header>
)
