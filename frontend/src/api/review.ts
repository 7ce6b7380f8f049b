import type { RemarkBody, ReviewQuery, ReviewStep } from '@artha/contract/review'
import { useSessionList, useWantedSessionList, useWantedSessionRead } from './use-session-read.ts'
import { useWrite } from './use-write.ts'
import { randomId } from '../lib/random-id.ts'

const once = () => ({ 'idempotency-key': randomId() })

/** What one may do on the desk. */
export const useDeskMe = () => useWantedSessionRead('readDeskMe', [])

export const useReviews = (query: ReviewQuery) => useSessionList('listReviews', { query })

/** The first of them, where review is on. */
export const useReviewsWhere = (isOn: boolean) => useWantedSessionList('listReviews', isOn ? [] : null)

/** Where a piece stands; null asks nothing. */
export const useReview = (id: string | null) => useWantedSessionRead('readReview', id === null ? null : [{ id }])

/** What may be done to a piece in review, each once. What is shown of it is read again before the next may be done. */
export function useReviewWrites() {
  const options = { waitsForReads: true, rereadsAfterFailure: true }
  const { write: step, isPending: isStepping } = useWrite('stepReview', options)
  const { write: add, isPending: isAdding } = useWrite('addRemark', options)
  const { write: change, isPending: isChanging } = useWrite('changeRemark', options)
  return {
    isPending: isStepping || isAdding || isChanging,
    /** `despiteRemarks`: one was asked, and publishes all the same. */
    step: async (id: string, taken: ReviewStep, version: number, despiteRemarks = false) =>
      step({ id, body: { step: taken, version, ...(despiteRemarks && { despiteRemarks }) }, headers: once() }),
    addRemark: async (id: string, body: RemarkBody) => add({ id, body, headers: once() }),
    changeRemark: async (id: string, isResolved: boolean) => change({ id, body: { isResolved }, headers: once() }),
  }
}
