import { useParams } from 'react-router-dom'
import { isNotFound } from '../../api/api-error.ts'
import { useArticle } from '../../api/articles.ts'
import { ArticleSkeleton } from './article-skeleton.tsx'
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
      failed={(error) => <ArticleFailed isMissing={isNotFound(error)} retry={article.retry} error={error} />}
    >
      {(loaded) => <ArticleView key={loaded._id} article={loaded} back={<BackButton />} />}
    </LoadState>
  )
}
