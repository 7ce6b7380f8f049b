import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Review } from '@artha/contract/review'
import { useDeskArticle, useDeskStory, useReview } from '../api.ts'
import { paragraphsOfArticle, paragraphsOfStory } from './paragraphs.ts'
import { reviewStatusSentence } from './review-texts.ts'
import { ReviewedText } from './reviewed-text.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { ReviewActions } from './review-actions.tsx'
import { useReviewActions } from './use-review-actions.ts'
import styles from './review.module.css'

/** An entry with its remarks, and the steps of its review. */
export function ReviewedEntry({ id }: { id: string }) {
  const review = useReview(id)
  return (
    <div className={styles.page}>
      <p>
        <Link to="/dashboard/review">All work waiting for review</Link>
      </p>
      <LoadState of={review} pending={<SkeletonText lines={10} />} failedMessage="Could not fetch this piece.">
        {(found) => <Reviewed review={found} />}
      </LoadState>
    </div>
  )
}

function Reviewed({ review }: { review: Review }) {
  const { title, heldBack, version, remarks } = review
  const deeds = useReviewActions(review._id)
  const text = useText(review)
  return (
    <>
      <h2>{title}</h2>
      <div className={styles.status}>
        <p>{reviewStatusSentence(review)}</p>
        {review.state === 'waiting' && review.notApprovedBecause !== undefined && <p>{review.notApprovedBecause}</p>}
        {heldBack.length > 0 && (
          <div>
            <p>It cannot be approved or published yet:</p>
            <ul>
              {heldBack.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        <ReviewActions review={review} isBusy={deeds.isBusy} onStep={(step, despiteRemarks) => void deeds.step(step, version, despiteRemarks)} />
        <LiveRegion role="status">{deeds.said?.kind === 'done' && <Message {...deeds.said} />}</LiveRegion>
        <LiveRegion role="alert">{deeds.said?.kind === 'failed' && <Message {...deeds.said} />}</LiveRegion>
      </div>
      <LoadState of={text} pending={<SkeletonText lines={10} />} failedMessage="The text could not be loaded.">
        {(paragraphs) => (
          <ReviewedText
            paragraphs={paragraphs}
            remarks={remarks}
            isBusy={deeds.isBusy}
            onRemark={deeds.remark}
            onChange={({ _id }, isResolved) => void deeds.change(_id, isResolved)}
          />
        )}
      </LoadState>
    </>
  )
}

/** Returns the paragraphs of an entry. Reads it again if the review is on a later version. */
function useText({ _id, kind, version }: Review) {
  const article = useDeskArticle(kind === 'article' ? _id : null)
  const story = useDeskStory(kind === 'story' ? _id : null)
  const of = kind === 'article' ? article : story
  const isOld = of.data !== undefined && of.data.version < version
  const readAgain = useEffectEvent(of.retry)
  useEffect(() => {
    if (isOld) readAgain()
  }, [isOld, version])
  const paragraphs = (article.data && paragraphsOfArticle(article.data)) ?? (story.data && paragraphsOfStory(story.data))
  return { ...of, data: paragraphs }
}
