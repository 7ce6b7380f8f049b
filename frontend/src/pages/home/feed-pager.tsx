import { Pager } from '../../ui/pager.tsx'
import { hasFurtherPage } from '../topics/topic-articles.ts'
import { feedPath, type FeedFilters } from './feed-filters.ts'

export function FeedPager({ filters, shown }: { filters: FeedFilters; shown: number }) {
  const at = (page: number) => feedPath({ ...filters, page })
  return (
    <Pager
      label="Pages of articles"
      newer={filters.page > 1 ? at(filters.page - 1) : undefined}
      older={hasFurtherPage(filters.page, shown) ? at(filters.page + 1) : undefined}
    />
  )
}
