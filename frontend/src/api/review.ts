import type { RemarkBody, ReviewQuery, ReviewStep } from '@artha/contract/review'
import { call } from './call.ts'
import { useOwnList, useWantedOwnList, useWantedOwnResource } from './own-resource.ts'
import { randomId } from '../lib/random-id.ts'

const once = () => ({ 'idempotency-key': randomId() })

/** What one may do on the desk. */
export const useDeskMe = () => useWantedOwnResource('readDeskMe', [])

export const useReviews = (query: ReviewQuery) => useOwnList('listReviews', { query })

/** The first of them, where review is on. */
export const useReviewsWhere = (isOn: boolean) => useWantedOwnList('listReviews', isOn ? [] : null)

/** Where a piece stands; null asks nothing. */
export const useReview = (id: string | null) => useWantedOwnResource('readReview', id === null ? null : [{ id }])

/** `despiteRemarks`: one was asked, and publishes all the same. */
export const stepReview = (id: string, step: ReviewStep, version: number, despiteRemarks = false) =>
  call('stepReview', { id, body: { step, version, ...(despiteRemarks && { despiteRemarks }) }, headers: once() })

export const addRemark = (id: string, body: RemarkBody) => call('addRemark', { id, body, headers: once() })

export const changeRemark = (id: string, isResolved: boolean) => call('changeRemark', { id, body: { isResolved }, headers: once() })
