import { topicPath } from '@artha/contract/topics'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/now.ts'
import { Pager } from '../../ui/pager.tsx'
import { useArticleCards } from './api.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { feedPath, feedQuery, feedTitle, type FeedFilters } from './feed-filters.ts'
import { FeedList } from './feed.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { hasFurtherPage, topicPageSize } from './topic-articles.ts'
import styles from './filtered-list.module.css'

interface FilteredListProps {
  filters: FeedFilters
  /** Further places on the site, shown if there are no articles. */
  directory: ReactNode
}

/** A filtered list of articles: title, count, categories and articles. */
export function FilteredList({ filters, directory }: FilteredListProps) {
  const found = useArticleCards(feedQuery(filters))
  const now = useNow()
  return (
    <section id="feed" className={styles.page} aria-labelledby="found-title">
      <header className={styles.head}>
        <h1 className={styles.title} id="found-title">
          {feedTitle(filters)}
        </h1>
        <p className={styles.count} role="status">
          {found.data && countText(found.data.length, filters.page)}
        </p>
        <WayBack filters={filters} />
      </header>
      <CategoryTabs filters={filters} />
      <LoadState
        of={found}
        pending={<FeedSkeleton />}
        failedMessage="The articles could not be loaded."
        isEmpty={(articles) => articles.length === 0}
        empty={<NothingFound page={filters.page}>{directory}</NothingFound>}
      >
        {(articles) => (
          <>
            <h2 className="visually-hidden">Articles</h2>
            <FeedList articles={articles} now={now} />
          </>
        )}
      </LoadState>
      <FeedPager filters={filters} shown={found.data?.length ?? 0} />
    </section>
  )
}

/** Returns the number of articles, or the range shown if there may be more. Needs no further request. */
function countText(onPage: number, page: number) {
  if (onPage === 0) return ''
  const before = (page - 1) * topicPageSize
  if (onPage === topicPageSize) return `Articles ${before + 1} to ${before + onPage}, newest first.`
  const all = before + onPage
  return all === 1 ? '1 article' : `${all} articles`
}

/** A link out of the list: a search is cleared; a category leads to its topic page, which also has explainers and calculators. */
function WayBack({ filters }: { filters: FeedFilters }) {
  const { category, q } = filters
  if (q === '' && category === 'All') return null
  const [to, words] = q === '' ? [topicPath(category), `All about ${category}`] : [feedPath({ ...filters, q: '', page: 1 }), 'Clear search']
  return (
    <Link className={styles.way} to={to}>
      {words}
    </Link>
  )
}

const NothingFound = ({ page, children }: { page: number; children: ReactNode }) => (
  <>
    <Notice
      kind="empty"
      title="No articles found."
      action={
        <div className={styles.actions}>
          <ButtonLink to="/#feed">Show all articles</ButtonLink>
          <ButtonLink to="/calculators">Calculators</ButtonLink>
        </div>
      }
    >
      {page > 1 ? 'The previous page was the last one.' : 'Nothing matches. Try another category or fewer words.'}
    </Notice>
    {children}
  </>
)

function FeedPager({ filters, shown }: { filters: FeedFilters; shown: number }) {
  const at = (page: number) => feedPath({ ...filters, page })
  return (
    <Pager
      label="Pages of articles"
      newer={filters.page > 1 ? at(filters.page - 1) : undefined}
      older={hasFurtherPage(filters.page, shown) ? at(filters.page + 1) : undefined}
    />
  )
}
