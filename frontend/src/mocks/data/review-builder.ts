import type { Remark, ReviewState } from '@artha/contract/review'
import { mockId } from './article-builder.ts'

/** A review as the mocks store it, with users by their ids. */
export interface MockReview {
  _id: string
  state: ReviewState
  version: number
  submittedBy?: string
  decidedBy?: string
  remarks: readonly Remark[]
}

export const remarkBuilder = (remark: Partial<Remark> = {}): Remark => ({
  _id: mockId(901),
  quote: 'Gold loans: what the fine print says',
  words: 'Which fine print? Name the lender’s document.',
  madeBy: 'Chetan',
  madeAt: '2026-11-20T09:30:00.000Z',
  mayResolve: true,
  ...remark,
})
