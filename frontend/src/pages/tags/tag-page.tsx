import { useParams, useSearchParams } from 'react-router-dom'
import { useRead } from '../../api/use-read.ts'
import { TagArticles, TagFailed, TagSkeleton } from '../../features/articles/tag-articles.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { tagRequest } from './tag-request.ts'

/** The articles with a tag, from all topics, newest first. */
export function TagPage() {
  const { key = '' } = useParams()
  const [search] = useSearchParams()
  const asked = tagRequest(key, search)
  const tag = useRead('readTag', asked)
  return (
    <LoadState of={tag} pending={<TagSkeleton />} failed={(error) => <TagFailed error={error} retry={tag.retry} />}>
      {(answer) => <TagArticles answer={answer} page={asked.query.page ?? 1} />}
    </LoadState>
  )
}
