import type { Remark, Review, ReviewLine } from '@artha/contract/review'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import type { Question } from '../../../ui/question.tsx'

export const remarkCountWords = (open: number) => (open === 1 ? '1 remark is open' : `${open} remarks are open`)

/** Those that nobody has resolved yet. */
export const openRemarks = (remarks: readonly Remark[]) => remarks.filter(({ resolvedAt }) => resolvedAt === undefined)

/** Asked while so many remarks are open: somebody may have overlooked one. */
export const publishQuestion = (open: number, onConfirm: () => void): Question => ({
  question: 'Publish anyway?',
  detail: `${remarkCountWords(open)}.`,
  confirmLabel: 'Publish',
  cancelLabel: 'View the remarks',
  onConfirm,
})

/** Where a piece stands, in one word or two. */
export function stateWords({ state, wasApproved }: Pick<ReviewLine, 'state' | 'wasApproved'>): string {
  if (wasApproved) return 'Changed since it was approved'
  return { none: 'Not submitted', waiting: 'Waiting', returned: 'Returned', approved: 'Approved' }[state]
}

const when = (moment: string | undefined) => (moment === undefined ? '' : `, ${dateAndTimeInIndia(new Date(moment))}`)

/** The same in sentences: by whom and when. */
export function standingWords({ state, wasApproved, submittedBy, submittedAt, decidedBy, decidedAt }: Review): string {
  if (wasApproved) return `Changed since ${decidedBy ?? 'someone'} approved it: awaiting approval again.`
  if (state === 'approved') return `${decidedBy ?? 'Someone'} approved this version${when(decidedAt)}.`
  if (state === 'returned') return `${decidedBy ?? 'Someone'} returned it for changes${when(decidedAt)}.`
  return state === 'waiting' ? `${submittedBy ?? 'Someone'} submitted it for review${when(submittedAt)}.` : 'Not submitted for review.'
}

export const reviewPath = (id: string) => `/dashboard/review/${encodeURIComponent(id)}`
