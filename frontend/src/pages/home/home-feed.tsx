import type { ArticleCard } from '@artha/contract/article'
import { FeedList } from '../../features/articles/feed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { noFilters } from './feed-filters.ts'
import { FeedPager } from './feed-pager.tsx'
import styles from './home-feed.module.css'

interface HomeFeedProps {
  latest: readonly ArticleCard[]
  now: Date | undefined
}

/** The newest articles, and the ways to those of a category and to older ones, which are a page of their own. */
export const HomeFeed = ({ latest, now }: HomeFeedProps) => (
  <section id="feed" aria-labelledby="feed-title" className={styles.feed}>
    <SectionHeading id="feed-title">Latest</SectionHeading>
    <CategoryTabs filters={noFilters} />
    {latest.length === 0 ? (
      <Notice kind="empty" title="No articles found.">
        Nothing has been published yet. The first article will appear here within seconds.
      </Notice>
    ) : (
      <FeedList articles={latest} now={now} isLatest />
    )}
    <FeedPager filters={noFilters} shown={latest.length} />
  </section>
)
