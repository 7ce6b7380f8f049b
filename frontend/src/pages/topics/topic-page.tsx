import { topicPath } from '@artha/contract/topics'
import type { TopicAnswer } from '@artha/contract/topic'
import { useLocation, useParams } from 'react-router-dom'
import { isNotFound } from '../../api/api-error.ts'
import { useRead } from '../../api/use-read.ts'
import { FeedSkeleton } from '../../features/articles/feed-skeleton.tsx'
import { FilterTabs } from '../../features/articles/feed.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonHeadline, SkeletonText } from '../../ui/skeleton.tsx'
import { ReadFirst, TopicArticles, TopicCalculators, TopicFeed, TopicWords } from './topic-parts.tsx'
import { topicPageOf } from './topic-articles.ts'
import { topicPlace, type TopicPlace } from './topic-place.ts'
import styles from './topic-page.module.css'

/** A topic, or one of its parts, as editors arranged it. */
const useTopic = (key: string, part: string | undefined) => useRead('readTopic', { key, query: { part } })

/** A topic's page: an introduction, what to read first, the newest articles, calculators and terms. */
export function TopicPage() {
  const { pathname, search } = useLocation()
  const { part } = useParams()
  const [, slug = ''] = pathname.split('/')
  const place = topicPlace(slug, part)
  const topic = useTopic(slug, part)
  return (
    <LoadState
      of={topic}
      pending={<TopicSkeleton />}
      failed={(error) =>
        place === undefined || isNotFound(error) ? (
          <MessagePage kicker="Not found" title="This topic does not exist." action={<ButtonLink to={`/${slug}`}>The whole topic</ButtonLink>}>
            The address may be mistyped.
          </MessagePage>
        ) : (
          <LoadFailed title="This topic could not be loaded." retry={topic.retry} error={error}>
            Our articles have not been removed.
          </LoadFailed>
        )
      }
    >
      {(answer) => place && <ShownTopic answer={answer} place={place} search={new URLSearchParams(search)} />}
    </LoadState>
  )
}

const TopicSkeleton = () => (
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

interface ShownTopicProps {
  answer: TopicAnswer
  place: TopicPlace
  search: URLSearchParams
}

function ShownTopic({ answer, place, search }: ShownTopicProps) {
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
          <TopicCalculators topic={topic} />
          <TopicWords terms={answer.terms} />
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
