import { Link } from 'react-router-dom'
import type { ArticleCard } from '@artha/contract/article'
import { FeedCard } from './cards.tsx'
import styles from './feed.module.css'

interface Tab {
  label: string
  to: string
  isCurrent: boolean
}

/** A bar of links. Each sets a filter in the page's address. */
export function FilterTabs({ label, tabs, isSecondary = false }: { label: string; tabs: readonly Tab[]; isSecondary?: boolean }) {
  if (tabs.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={`${styles.tabs} ${isSecondary ? styles.secondary : styles.main}`}>
        {tabs.map(({ label: text, to, isCurrent }) => (
          <li key={text}>
            <Link className={styles.tab} to={to} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FeedListProps {
  articles: readonly ArticleCard[]
  now: Date | undefined
  /** True on the front page, where a phone shows only half of them. */
  isLatest?: boolean
}

/** The articles one below the other. */
export const FeedList = ({ articles, now, isLatest = false }: FeedListProps) => (
  <ul className={`${styles.list} ${isLatest ? styles.latest : ''}`.trim()}>
    {articles.map((article, index) => (
      <li key={article._id}>
        <FeedCard article={article} now={now} isLarge={isLatest && index < 2} />
      </li>
    ))}
  </ul>
)
