import type { ArticleCard } from '@artha/contract/article'
import { Link } from 'react-router-dom'
import { otherLanguageOf } from '../../lib/language-of.ts'
import { articlePath } from '../../lib/paths.ts'
import { typographic } from '../../lib/typographic.ts'
import { LeadCard, RowCard, SecondCard } from './cards.tsx'
import { EmptySection } from './empty-section.tsx'
import styles from './trending.module.css'

interface TrendingProps {
  articles: readonly ArticleCard[]
  /** The articles of "Trending at". If there are no more, the first four again. */
  titles: readonly ArticleCard[]
  now: Date | undefined
}

/** The top of the front page: the lead, two second cards, four more, and the titles of "Trending at". */
export function Trending({ articles, titles, now }: TrendingProps) {
  const [lead, ...others] = articles
  if (lead === undefined) {
    return (
      <EmptySection id="trending" title="Trending">
        See the latest articles below.
      </EmptySection>
    )
  }
  return (
    <section id="trending" aria-labelledby="trending-title" className={styles.trending}>
      <h2 id="trending-title" className="visually-hidden">
        Trending
      </h2>
      <div className={styles.lead}>
        <LeadCard article={lead} />
      </div>
      {others.length > 0 && (
        <>
          <div className={styles.seconds}>
            {others.slice(0, 2).map((article) => (
              <SecondCard key={article._id} article={article} />
            ))}
          </div>
          {others.length > 2 && (
            <ul className={styles.side}>
              {others.slice(2, 6).map((article) => (
                <li key={article._id}>
                  <RowCard article={article} now={now} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <TrendingAt articles={titles.length > 0 ? titles : articles.slice(0, 4)} />
    </section>
  )
}

const TrendingAt = ({ articles }: { articles: readonly ArticleCard[] }) => (
  <nav className={styles.ticker} aria-labelledby="trending-at">
    <p id="trending-at" className={styles.tickerTitle}>
      Trending at
    </p>
    <ol className={styles.titles}>
      {articles.map(({ _id, title }) => (
        <li key={_id}>
          <Link to={articlePath(_id)} lang={otherLanguageOf(title)}>
            {typographic(title)}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
