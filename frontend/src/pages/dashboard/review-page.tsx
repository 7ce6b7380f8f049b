import { ReviewQueue } from '../../features/dashboard/review/review-queue.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The entries that wait for review. */
export const ReviewPage = () => <DeskFrame title="Review">{({ _id }) => <ReviewQueue key={_id} />}</DeskFrame>
