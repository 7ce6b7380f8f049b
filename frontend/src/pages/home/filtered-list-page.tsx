import { topicPath } from '@artha/contract/topics'
import { Link, useSearchParams } from 'react-router-dom'
import { useArticleCards } from '../../api/articles.ts'
import { FeedSkeleton } from '../../features/articles/feed-skeleton.tsx'
import { FeedList } from '../../features/articles/feed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/now.ts'
import { Pager } from '../../ui/pager.tsx'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { hasFurtherPage, topicPageSize } from '../../features/articles/topic-articles.ts'
import { SiteDirectory } from '../site-directory.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { hasUnknownFilter, feedFiltersOf, feedPath, feedQuery, feedTitle, type FeedFilters } from './feed-filters.ts'
import { HomeChat } from './home-chat.tsx'
import styles from './filtered-list-page.module.css'

/** The page of a filtered list of articles, or "not found" for an unknown category: title, count and articles. */
export function FilteredListPage() {
  const [search] = useSearchParams()
  return (
    <>
      {hasUnknownFilter(search) ? <NotFoundPage /> : <Found filters={feedFiltersOf(search)} />}
      <HomeChat />
    </>
  )
}

function Found({ filters }: { filters: FeedFilters }) {
  const found = useArticleCards(feedQuery(filters))
  const now = useNow()
  return (
    <section id="feed" className={styles.page} aria-labelledby="found-title">
      <header className={styles.head}>
        <h1 className={styles.title} id="found-title">
          {feedTitle(filters)}
        </h1>
        <p className={styles.count} role="status">
          {found.data && countWords(found.data.length, filters.page)}
        </p>
        <WayBack filters={filters} />
      </header>
      <CategoryTabs filters={filters} />
      <LoadState
        of={found}
        pending={<FeedSkeleton />}
        failedMessage="The articles could not be loaded."
        isEmpty={(articles) => articles.length === 0}
        empty={<NothingFound filters={filters} />}
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
function countWords(onPage: number, page: number) {
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

const NothingFound = ({ filters }: { filters: FeedFilters }) => (
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
      {filters.page > 1 ? 'The previous page was the last one.' : 'Nothing matches. Try another category or fewer words.'}
    </Notice>
    <SiteDirectory />
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
