import { useLocation, useParams } from 'react-router-dom'
import type { Preview } from '@artha/contract/preview'
import { isNotFound } from '../../api/api-error.ts'
import { useRead } from '../../api/use-read.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { ArticleSkeleton } from '../article/article-skeleton.tsx'
import { StoryView } from '../../features/stories/story-view.tsx'
import { timeInIndia } from '../../lib/dates.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { ArticleView } from '../article/article-view.tsx'
import styles from './preview-page.module.css'

interface PreviewFailedProps {
  /** True if the preview has expired or never existed; false if it could not be loaded. */
  isOver: boolean
  retry: () => void
  error: unknown
}

const PreviewFailed = ({ isOver, retry, error }: PreviewFailedProps) =>
  isOver ? (
    <MessagePage kicker="Preview" title="This preview has expired, or its link is incomplete." action={<ButtonLink to="/">Go Home</ButtonLink>}>
      A preview link works for half an hour. Open the preview again from the form or the Studio, or ask whoever sent you the link for a new one. If
      you copied the link, check that it is complete.
    </MessagePage>
  ) : (
    <LoadFailed title="This preview could not be loaded." retry={retry} error={error}>
      Your work is safe.
    </LoadFailed>
  )

/** An unpublished entry, for everyone with the link. Only the browser loads it, so the server's HTML is the same for all. */
export function PreviewPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const preview = usePreview(id, search)
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

/** `search` is the query of the preview link ("?expires=…&signature=…"). Without it the server answers that there is no preview. */
function usePreview(id: string, search: string) {
  const link = new URLSearchParams(search)
  return useRead('readPreview', { id, query: { expires: link.get('expires') ?? undefined, signature: link.get('signature') ?? undefined } })
}
