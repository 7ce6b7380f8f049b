import { useLocation, useParams } from 'react-router-dom'
import type { Preview } from '@artha/contract/preview'
import { isNotFound } from '../../api/api-error.ts'
import { useRead } from '../../api/use-read.ts'
import { ArticleSkeleton } from '../article/article-skeleton.tsx'
import { StoryView } from '../../features/stories/story-view.tsx'
import { timeInIndia } from '../../lib/dates.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { ArticleView } from '../article/article-view.tsx'
import { PreviewFailed } from './preview-failed.tsx'
import styles from './preview-page.module.css'

/** An unpublished entry, for everyone with the link. Only the browser loads it, so the server's HTML is the same for all. */
export function PreviewPage() {
  const { id = '' } = useParams()
  const preview = usePreview(id, new URLSearchParams(useLocation().search))
  return (
    <LoadState
      of={preview}
      pending={<ArticleSkeleton />}
      failed={(error) => <PreviewFailed isOver={isNotFound(error)} retry={preview.retry} error={error} />}
    >
      {(loaded) => <OpenPreview preview={loaded} />}
    </LoadState>
  )
}

const OpenPreview = ({ preview }: { preview: Preview }) => (
  <div className={styles.page}>
    <p className={styles.banner}>
      Preview: not published. This link works until <time dateTime={preview.expiresAt}>{timeInIndia(new Date(preview.expiresAt))}</time>.
    </p>
    {preview.kind === 'article' ? <ArticleView article={preview.article} /> : <StoryView story={preview.story} />}
  </div>
)

/** `link` is the query of the preview link ("?expires=…&signature=…"). Without it the server answers that there is no preview. */
const usePreview = (id: string, link: URLSearchParams) =>
  useRead('readPreview', { id, query: { expires: link.get('expires') ?? undefined, signature: link.get('signature') ?? undefined } })
