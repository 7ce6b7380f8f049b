import { Link } from 'react-router-dom'
import { useReview } from '../api.ts'
import { RemarkList } from './remark-list.tsx'
import { openRemarks, remarkCountText, reviewPath, reviewStatusSentence } from './review-texts.ts'
import styles from './review.module.css'
import { useReviewActions } from './use-review-actions.ts'

/** Above a form while review is on: the review's state and the open remarks. */
export function ReviewPanel({ id }: { id: string }) {
  const { data: review } = useReview(id)
  const deeds = useReviewActions(id)
  if (review === undefined) return null
  const open = openRemarks(review.remarks)
  if (review.state === 'none' && review.remarks.length === 0) return null
  return (
    <section className={styles.status} aria-label="Review">
      <p>
        <span>{`${reviewStatusSentence(review)} ${open.length > 0 ? `${remarkCountText(open.length)}.` : ''}`}</span>{' '}
        <Link to={reviewPath(id)}>Open in review</Link>
      </p>
      {open.length > 0 && (
        <RemarkList remarks={open} isBusy={deeds.isBusy} isQuoted onChange={({ _id }, isResolved) => void deeds.change(_id, isResolved)} />
      )}
      {deeds.said?.kind === 'failed' && <p role="alert">{deeds.said.title}</p>}
    </section>
  )
}
