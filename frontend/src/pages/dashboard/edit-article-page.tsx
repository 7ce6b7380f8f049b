import { useParams } from 'react-router-dom'
import { EditedArticle } from '../../features/dashboard/articles/edited-article.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The form of one article, on a page of its own. */
export function EditArticlePage() {
  const { id = '' } = useParams()
  return <DeskFrame title="Article">{({ _id }) => <EditedArticle key={`${_id} ${id}`} id={id} userId={_id} />}</DeskFrame>
}
