import { Pager } from '../../ui/pager.tsx'
import { feedPath, lastFeedPage, type FeedFilters } from './feed-filters.ts'

export function FeedPager({ filters, isFull }: { filters: FeedFilters; isFull: boolean }) {
  const at = (page: number) => feedPath({ ...filters, page })
  return (
    <Pager
      label="Pages of articles"
      newer={filters.page > 1 ? at(filters.page - 1) : undefined}
      older={isFull && filters.page < lastFeedPage ? at(filters.page + 1) : undefined}
    />
  )
}
