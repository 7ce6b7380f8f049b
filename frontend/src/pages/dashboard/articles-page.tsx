import { FilteredArticles } from '../../features/dashboard/articles/filtered-articles.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The list of all articles, filtered by the parameters in the address. */
export const ArticlesPage = () => (
  <DeskFrame title="Articles on the desk">{({ _id }, studioUrl) => <FilteredArticles key={_id} studioUrl={studioUrl} />}</DeskFrame>
)
