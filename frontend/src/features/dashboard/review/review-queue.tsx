import { useSearchParams } from 'react-router-dom'
import { useDeskMe, useReviews } from '../api.ts'
import { ReviewTable } from './review-table.tsx'
import { pageInAddress } from '../../../lib/page-in-address.ts'
import { lastPage } from '../tables/pages-shown.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import styles from '../tables/list-page.module.css'

const pageSize = 20

/** The entries that wait for review, the longest wait first. */
export function ReviewQueue() {
  const [search] = useSearchParams()
  const page = pageInAddress(search)
  const me = useDeskMe()
  const reviews = useReviews({ page, pageSize })
  const pages = lastPage(reviews.data?.total, page, pageSize)
  const linkTo = (other: number) => `/dashboard/review?page=${other}`
  return (
    <div className={styles.list}>
      <p className={styles.about}>
        {me.data?.isReviewOn === false
          ? 'Review is off: writers can publish directly. Turn it on in the Studio, under Access.'
          : 'Submitted work stays here until it is published. The longest wait comes first.'}
      </p>
      <LoadState
        of={reviews}
        pending={<SkeletonText lines={8} />}
        failedMessage="Could not fetch the review list."
        isEmpty={({ items }) => items.length === 0}
        empty={<Notice kind="empty" title="Nothing is waiting for review." />}
      >
        {({ items }) => <ReviewTable lines={items} />}
      </LoadState>
      <Pager
        label="Pages of the review"
        words={['Previous', 'Next']}
        newer={page > 1 ? linkTo(page - 1) : undefined}
        older={page < pages ? linkTo(page + 1) : undefined}
      />
    </div>
  )
}
