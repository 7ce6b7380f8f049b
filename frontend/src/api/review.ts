import type { RemarkBody, ReviewQuery, ReviewStep } from '@artha/contract/review'
import { useSessionList, useConditionalSessionList, useConditionalSessionRead } from './use-session-read.ts'
import { useWrite } from './use-write.ts'
import { randomId } from '../lib/random-id.ts'

const once = () => ({ 'idempotency-key': randomId() })

/** The user's rights in the newsroom. */
export const useDeskMe = () => useConditionalSessionRead('readDeskMe', [])

export const useReviews = (query: ReviewQuery) => useSessionList('listReviews', { query })

/** The first page of reviews, if reviewing is on. */
export const useConditionalReviews = (isOn: boolean) => useConditionalSessionList('listReviews', isOn ? [] : null)

/** The review state of a piece; null requests nothing. */
export const useReview = (id: string | null) => useConditionalSessionRead('readReview', id === null ? null : [{ id }])

/** The writes on a piece in review. Its data is loaded again before the next write is allowed. */
export function useReviewWrites() {
  const options = { waitsForReads: true, rereadsAfterFailure: true }
  const { write: step, isPending: isStepping } = useWrite('stepReview', options)
  const { write: add, isPending: isAdding } = useWrite('addRemark', options)
  const { write: change, isPending: isChanging } = useWrite('changeRemark', options)
  return {
    isPending: isStepping || isAdding || isChanging,
    /** `despiteRemarks` is true if the user confirmed publishing with open remarks. */
    step: async (id: string, taken: ReviewStep, version: number, despiteRemarks = false) =>
      step({ id, body: { step: taken, version, ...(despiteRemarks && { despiteRemarks }) }, headers: once() }),
    addRemark: async (id: string, body: RemarkBody) => add({ id, body, headers: once() }),
    changeRemark: async (id: string, isResolved: boolean) => change({ id, body: { isResolved }, headers: once() }),
  }
}
