import type { ReviewState } from '@artha/contract/review'
import type { ReviewRow } from './review-rows'

export interface ReviewStatus {
  state: ReviewState
  /** True if an approval is void because it was for an earlier version. */
  wasApproved: boolean
}

/** Returns the present review state. An approval is for one version: after another save the piece waits again. */
export function reviewStatus(row: Pick<ReviewRow, 'state' | 'version'> | null | undefined, version: number): ReviewStatus {
  if (!row) return { state: 'none', wasApproved: false }
  const isVoid = row.state === 'approved' && row.version !== version
  return { state: isVoid ? 'waiting' : row.state, wasApproved: isVoid }
}
