import type { ArticleCard } from '@artha/contract/article'
import { articleCategories } from '@artha/contract/value-lists'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { FeedList, FilterTabs } from './feed.tsx'
import { hasFurtherPage } from './topic-articles.ts'
import styles from './latest-feed.module.css'

interface LatestFeedProps {
  latest: readonly ArticleCard[]
  now: Date | undefined
}

const categories = articleCategories.map((label) => ({
  label,
  to: label === 'All' ? '/#feed' : `/?${new URLSearchParams({ category: label })}#feed`,
  isCurrent: label === 'All',
}))

/** The newest articles, with links to the lists by category and to older articles, which are separate pages. */
export const LatestFeed = ({ latest, now }: LatestFeedProps) => (
  <section id="feed" aria-labelledby="feed-title" className={styles.feed}>
    <SectionHeading id="feed-title">Latest</SectionHeading>
    <div className={styles.tabs}>
      <FilterTabs label="Categories" tabs={categories} />
    </div>
    {latest.length === 0 ? (
      <Notice kind="empty" title="No articles found.">
        Nothing has been published yet. The first article will appear here within seconds.
      </Notice>
    ) : (
      <FeedList articles={latest} now={now} isLatest />
    )}
    <Pager label="Pages of articles" newer={undefined} older={hasFurtherPage(1, latest.length) ? '/?page=2#feed' : undefined} />
  </section>
)
