import { useParams } from 'react-router-dom'
import { ReviewedEntry } from '../../features/dashboard/review/reviewed-entry.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The review of one entry, on a page of its own. */
export function ReviewPiecePage() {
  const { id = '' } = useParams()
  return <DeskFrame title="Review">{({ _id }) => <ReviewedEntry key={`${_id} ${id}`} id={id} />}</DeskFrame>
}
