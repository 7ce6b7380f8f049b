import type { Remark, Review, ReviewLine } from '@artha/contract/review'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import type { Confirmation } from '../../../ui/question.tsx'

export const remarkCountText = (open: number) => (open === 1 ? '1 remark is open' : `${open} remarks are open`)

/** Returns the remarks that are not resolved. */
export const openRemarks = (remarks: readonly Remark[]) => remarks.filter(({ resolvedAt }) => resolvedAt === undefined)

/** Returns the question before publishing with open remarks, which may have been overlooked. */
export const publishQuestion = (open: number, onConfirm: () => void): Confirmation => ({
  question: 'Publish anyway?',
  detail: `${remarkCountText(open)}.`,
  confirmLabel: 'Publish',
  cancelLabel: 'View the remarks',
  onConfirm,
})

/** Returns the state of a review in a few words. */
export function reviewStateText({ state, wasApproved }: Pick<ReviewLine, 'state' | 'wasApproved'>): string {
  if (wasApproved) return 'Changed since it was approved'
  return { none: 'Not submitted', waiting: 'Waiting', returned: 'Returned', approved: 'Approved' }[state]
}

const when = (moment: string | undefined) => (moment === undefined ? '' : `, ${dateAndTimeInIndia(new Date(moment))}`)

/** Returns the state of a review in a sentence, with who and when. */
export function reviewStatusSentence({ state, wasApproved, submittedBy, submittedAt, decidedBy, decidedAt }: Review): string {
  if (wasApproved) return `Changed since ${decidedBy ?? 'someone'} approved it: awaiting approval again.`
  if (state === 'approved') return `${decidedBy ?? 'Someone'} approved this version${when(decidedAt)}.`
  if (state === 'returned') return `${decidedBy ?? 'Someone'} returned it for changes${when(decidedAt)}.`
  return state === 'waiting' ? `${submittedBy ?? 'Someone'} submitted it for review${when(submittedAt)}.` : 'Not submitted for review.'
}

export const reviewPath = (id: string) => `/dashboard/review/${encodeURIComponent(id)}`
