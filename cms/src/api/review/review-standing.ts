import type { ReviewState } from '@artha/contract/review'
import type { ReviewRow } from './review-rows'

export interface Standing {
  state: ReviewState
  /** An approval that is void: it was of an earlier version. */
  wasApproved: boolean
}

/** Where a piece stands in review, as it now is: an approval is of one version, and after any save it waits again. */
export function reviewStanding(row: Pick<ReviewRow, 'state' | 'version'> | null | undefined, version: number): Standing {
  if (!row) return { state: 'none', wasApproved: false }
  const isVoid = row.state === 'approved' && row.version !== version
  return { state: isVoid ? 'waiting' : row.state, wasApproved: isVoid }
}
