import type { ArticleCard } from '@artha/contract/article'
import type { TermCard } from '@artha/contract/term'
import { termPath } from '@artha/contract/term-marks'
import { Link } from 'react-router-dom'
import { LargeCard, RowCard } from './cards.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { FeedList } from './feed.tsx'
import { rssPath } from '../../lib/paths.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/now.ts'
import { Pager } from '../../ui/pager.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useArticleCards } from './api.ts'
import { topicPagePath } from './topic-page-path.ts'
import { hasFurtherPage, topicArticles, topicPageOf } from './topic-articles.ts'
import type { TopicPlace } from './topic-place.ts'
import styles from './topic.module.css'

/** The articles that editors recommend first: one large, the others beside it. */
export function ReadFirst({ articles }: { articles: readonly ArticleCard[] }) {
  const [first, ...others] = articles
  if (first === undefined) return null
  return (
    <section aria-labelledby="first-title">
      <SectionHeading id="first-title">Read first</SectionHeading>
      <div className={styles.first}>
        <LargeCard article={first} />
        <ul className={styles.rows}>
          {others.map((article) => (
            <li key={article._id}>
              <RowCard article={article} hasPicture />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The topic's articles, newest first, twelve per page. */
export function TopicArticles({ place, search }: { place: TopicPlace; search: URLSearchParams }) {
  const found = useArticleCards(topicArticles(place.topic.name, place.part, search))
  const page = topicPageOf(search)
  const at = (other: number) => topicPagePath(place.topic.name, place.part, other)
  return (
    <section id="newest" aria-labelledby="newest-title">
      <SectionHeading id="newest-title">{page > 1 ? `Newest, page ${page}` : 'Newest'}</SectionHeading>
      <LoadState
        of={found}
        pending={<FeedSkeleton />}
        failedMessage="The articles could not be loaded."
        isEmpty={(articles) => articles.length === 0}
        empty={
          <Notice kind="empty" title="No articles found.">
            {page > 1 ? 'The previous page was the last one.' : 'Nothing has been published here yet.'}
          </Notice>
        }
      >
        {(articles) => <TopicFeedList articles={articles} />}
      </LoadState>
      <Pager
        label="Pages of articles"
        newer={page > 1 ? at(page - 1) : undefined}
        older={hasFurtherPage(page, found.data?.length ?? 0) ? at(page + 1) : undefined}
      />
    </section>
  )
}

const TopicFeedList = ({ articles }: { articles: readonly ArticleCard[] }) => <FeedList articles={articles} now={useNow()} />

export interface NamedPath {
  path: string
  name: string
}

export function TopicCalculators({ calculators }: { calculators: readonly NamedPath[] }) {
  if (calculators.length === 0) return null
  return (
    <section aria-labelledby="calculators-title">
      <SectionHeading id="calculators-title" size="small">
        Work it out
      </SectionHeading>
      <ul className={styles.links}>
        {calculators.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{`${name} calculator`}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function TopicTerms({ terms }: { terms: readonly TermCard[] }) {
  if (terms.length === 0) return null
  return (
    <section aria-labelledby="words-title">
      <SectionHeading id="words-title" size="small" aside={<Link to="/glossary">All terms</Link>}>
        Key terms
      </SectionHeading>
      <dl className={styles.words}>
        {terms.map(({ slug, name, meaning }) => (
          <div key={slug}>
            <dt>
              <Link to={termPath(slug)}>{name}</Link>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A plain link, because a feed is a file and not a page of the site. */
export const TopicFeed = ({ category }: { category: string }) => (
  <p className={styles.feed}>
    <a href={rssPath(category)}>{`New articles in ${category} as a feed (RSS)`}</a>
  </p>
)
