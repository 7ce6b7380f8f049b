import { Link, useSearchParams } from 'react-router-dom'
import type { ArticleCard } from '@artha/contract/article'
import { topicPath } from '@artha/contract/topics'
import { articleCategories } from '@artha/contract/value-lists'
import { useArticleCards } from '../../api/articles.ts'
import { FeedList, FilterTabs } from '../../features/articles/feed.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import drawing from '../../ui/drawings/empty.svg'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { feedFiltersOf, feedPageSize, feedPath, feedQuery, lastFeedPage, subcategoriesOf } from './feed-filters.ts'
import type { FeedFilters } from './feed-filters.ts'
import { FeedSkeleton } from './home-skeleton.tsx'
import styles from './home-feed.module.css'

interface HomeFeedProps {
  /** The front page's own feed, shown while nothing is filtered. */
  latest: readonly ArticleCard[]
  now: Date | undefined
}

/** All articles, newest first, filtered by what the address says. */
export function HomeFeed({ latest, now }: HomeFeedProps) {
  const [search] = useSearchParams()
  const filters = feedFiltersOf(search)
  const query = feedQuery(filters)
  const found = useArticleCards(query)
  const shown = query === null ? { ...found, data: latest, error: undefined } : found
  return (
    <section id="feed" aria-labelledby="feed-title" className={styles.feed}>
      <SectionHeading id="feed-title" aside={filters.q === '' ? <ToTopic category={filters.category} /> : <ClearSearch filters={filters} />}>
        {titleOf(filters)}
      </SectionHeading>
      {query !== null && (
        <p className={styles.count} role="status">
          {shown.data && countWords(shown.data.length, filters.page)}
        </p>
      )}
      <CategoryTabs filters={filters} />
      <LoadState
        of={shown}
        pending={<FeedSkeleton />}
        failedMessage="The articles could not be loaded."
        isEmpty={(articles) => articles.length === 0}
        empty={<NothingFound filters={filters} isUnfiltered={query === null} />}
      >
        {(articles) => <FeedList articles={articles} now={now} isLatest={query === null} />}
      </LoadState>
      <FeedPager filters={filters} isFull={shown.data?.length === feedPageSize} />
    </section>
  )
}

/** Counted without asking for more than the page shows. */
function countWords(onPage: number, page: number) {
  if (onPage === 0 && page > 1) return ''
  const before = (page - 1) * feedPageSize
  if (onPage === feedPageSize) return `Articles ${before + 1} to ${before + onPage}, newest first.`
  const all = before + onPage
  return all === 1 ? '1 article' : `${all} articles`
}

const ClearSearch = ({ filters }: { filters: FeedFilters }) => (
  <Link className={styles.clear} to={feedPath({ ...filters, q: '', page: 1 })}>
    Clear search
  </Link>
)

/** What a list of the newest cannot say: what to read first, and what can be worked out. */
const ToTopic = ({ category }: Pick<FeedFilters, 'category'>) =>
  category === 'All' ? null : (
    <Link className={styles.clear} to={topicPath(category)}>
      {`All about ${category}`}
    </Link>
  )

function NothingFound({ filters, isUnfiltered }: { filters: FeedFilters; isUnfiltered: boolean }) {
  if (isUnfiltered) {
    return (
      <Notice kind="empty" title="No articles found.">
        Nothing has been published yet. The first article will appear here within seconds.
      </Notice>
    )
  }
  if (filters.page > 1) {
    return (
      <Notice kind="empty" title="No articles found.">
        The previous page was the last one.
      </Notice>
    )
  }
  return (
    <>
      <Notice kind="empty" title="No articles found." action={<ButtonLink to="/#feed">Show all articles</ButtonLink>}>
        Nothing matches. Try another category or fewer words.
      </Notice>
      <Drawing src={drawing} />
    </>
  )
}

function titleOf({ q, category }: FeedFilters) {
  const subject = category === 'All' ? '' : ` in ${category}`
  return q === '' ? `Latest${subject}` : `Results for “${q}”${subject}`
}

function CategoryTabs({ filters }: { filters: FeedFilters }) {
  const { category, subcategory, q } = filters
  const isListed = articleCategories.some((each) => each === category)
  const categories = isListed ? articleCategories : [...articleCategories, category]
  return (
    <div className={styles.tabs}>
      <FilterTabs
        label="Categories"
        tabs={categories.map((each) => ({
          label: each,
          to: feedPath({ category: each, subcategory: '', q, page: 1 }),
          isCurrent: each === category,
        }))}
      />
      <FilterTabs
        label={`Subcategories of ${category}`}
        isSecondary
        tabs={subcategoryTabs(category).map(({ label, value }) => ({
          label,
          to: feedPath({ category, subcategory: value, q, page: 1 }),
          isCurrent: value === subcategory,
        }))}
      />
    </div>
  )
}

/** All of it first; none where the category has no list. */
function subcategoryTabs(category: string) {
  const list = subcategoriesOf(category)
  return list.length === 0 ? [] : [{ label: 'All', value: '' }, ...list.map((each) => ({ label: each, value: each }))]
}

function FeedPager({ filters, isFull }: { filters: FeedFilters; isFull: boolean }) {
  const at = (page: number) => feedPath({ ...filters, page })
  return (
    <Pager
      label="Pages of articles"
      newer={filters.page > 1 ? at(filters.page - 1) : undefined}
      older={isFull && filters.page < lastFeedPage ? at(filters.page + 1) : undefined}
    />
  )
}
