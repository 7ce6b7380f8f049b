import { useParams } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { useArticle } from '../../api/articles.ts'
import { ArticleSkeleton } from '../../features/articles/article-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { ArticleFailed } from './article-failed.tsx'
import { ArticleView } from './article-view.tsx'
import { BackButton } from './back-button.tsx'

export function ArticlePage() {
  const { id = '' } = useParams()
  const article = useArticle(id)
  return (
    <LoadState
      of={article}
      pending={<ArticleSkeleton />}
      failed={(error) => <ArticleFailed isMissing={error instanceof ApiError && error.kind === 'not-found'} retry={article.retry} error={error} />}
    >
      {(loaded) => (
        <>
          <div className="not-printed">
            <BackButton />
          </div>
          <ArticleView article={loaded} />
        </>
      )}
    </LoadState>
  )
}
