import { useLocation, useParams } from 'react-router-dom'
import { isNotFound } from '../../api/api-error.ts'
import { useRead } from '../../api/use-read.ts'
import { topicPlace } from '../../features/articles/topic-place.ts'
import { TopicFailed, TopicSkeleton, TopicView } from '../../features/articles/topic-view.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { topicCalculators } from './topic-calculators.ts'

/** A topic, or one of its parts, as editors arranged it. */
const useTopic = (key: string, part: string | undefined) => useRead('readTopic', { key, query: { part } })

export function TopicPage() {
  const { pathname, search } = useLocation()
  const { part } = useParams()
  const [, slug = ''] = pathname.split('/')
  const place = topicPlace(slug, part)
  const topic = useTopic(slug, part)
  const calculators = topicCalculators(slug)
  return (
    <LoadState
      of={topic}
      pending={<TopicSkeleton />}
      failed={(error) => <TopicFailed isMissing={place === undefined || isNotFound(error)} slug={slug} error={error} retry={topic.retry} />}
    >
      {(answer) => place && <TopicView answer={answer} place={place} search={new URLSearchParams(search)} calculators={calculators} />}
    </LoadState>
  )
}
