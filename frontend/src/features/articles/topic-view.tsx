import { topicPath } from '@artha/contract/topics'
import type { TopicAnswer } from '@artha/contract/topic'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { SkeletonHeadline, SkeletonText } from '../../ui/skeleton.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { FilterTabs } from './feed.tsx'
import { topicPageOf } from './topic-articles.ts'
import { type NamedPath, ReadFirst, TopicArticles, TopicCalculators, TopicFeed, TopicTerms } from './topic-parts.tsx'
import type { TopicPlace } from './topic-place.ts'
import styles from './topic.module.css'

interface TopicFailedProps {
  /** True if there is no such topic; false if it could not be loaded. */
  isMissing: boolean
  slug: string
  error: unknown
  retry: () => void
}

export const TopicFailed = ({ isMissing, slug, error, retry }: TopicFailedProps) =>
  isMissing ? (
    <MessagePage kicker="Not found" title="This topic does not exist." action={<ButtonLink to={`/${slug}`}>The whole topic</ButtonLink>}>
      The address may be mistyped.
    </MessagePage>
  ) : (
    <LoadFailed title="This topic could not be loaded." retry={retry} error={error}>
      Our articles have not been removed.
    </LoadFailed>
  )

export const TopicSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.header}>
      <SkeletonHeadline />
      <SkeletonText lines={2} />
    </div>
    <div className={styles.columns}>
      <FeedSkeleton />
      <SkeletonText lines={6} />
    </div>
  </div>
)

interface TopicViewProps {
  answer: TopicAnswer
  place: TopicPlace
  search: URLSearchParams
  calculators: readonly NamedPath[]
}

/** A topic or one of its parts: an introduction, what to read first, the newest articles, calculators and terms. */
export function TopicView({ answer, place, search, calculators }: TopicViewProps) {
  const { topic, part } = place
  const isWhole = part === undefined && topicPageOf(search) === 1
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb steps={part === undefined ? [home] : [home, { name: topic.name, to: topicPath(topic.name) }]} here={part ?? topic.name} />
        <h1 className={styles.title}>{part ?? topic.name}</h1>
        {isWhole && answer.standfirst !== '' && <p className={styles.standfirst}>{answer.standfirst}</p>}
        <FilterTabs label={`Parts of ${topic.name}`} isSecondary tabs={tabsOf(answer, part)} />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {isWhole && <ReadFirst articles={answer.readFirst} />}
          <TopicArticles place={place} search={search} />
        </div>
        <aside className={styles.aside}>
          <TopicCalculators calculators={calculators} />
          <TopicTerms terms={answer.terms} />
          <TopicFeed category={topic.name} />
        </aside>
      </div>
    </div>
  )
}

const home = { name: 'Home', to: '/' }

/** Returns the tabs of a topic's parts, "All" first; none if it has no parts. */
const tabsOf = ({ name, parts }: TopicAnswer, part: string | undefined) =>
  parts.length === 0
    ? []
    : [
        { label: 'All', to: topicPath(name), isCurrent: part === undefined },
        ...parts.map((each) => ({ label: each.name, to: topicPath(name, each.name), isCurrent: each.name === part })),
      ]
