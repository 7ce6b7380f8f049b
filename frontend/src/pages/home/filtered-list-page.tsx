import { useSearchParams } from 'react-router-dom'
import { feedFiltersOf, hasUnknownFilter } from '../../features/articles/feed-filters.ts'
import { FilteredList } from '../../features/articles/filtered-list.tsx'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { SiteDirectory } from '../site-directory.tsx'
import { HomeChat } from './home-chat.tsx'

/** The page of a filtered list of articles, or "not found" for an unknown category. */
export function FilteredListPage() {
  const [search] = useSearchParams()
  return (
    <>
      {hasUnknownFilter(search) ? <NotFoundPage /> : <FilteredList filters={feedFiltersOf(search)} directory={<SiteDirectory />} />}
      <HomeChat />
    </>
  )
}
