import type { IssueState } from '@artha/contract/newsletter-issue'
import { groupedNumber } from '../../../lib/money.ts'

export const stateTexts: Record<IssueState, string> = { draft: 'Draft', sending: 'Being sent', paused: 'Paused', stopped: 'Stopped', sent: 'Sent' }

/** Returns the number of readers in words. */
export const readersText = (readers: number) => (readers === 1 ? '1 reader' : `${groupedNumber(readers)} readers`)

/** Returns the time left in words. */
export function timeLeftText(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? 'About a minute left.' : `About ${groupedNumber(minutes)} minutes left.`
}

/** Returns the path of an issue on the desk. */
export const deskIssuePath = (id: string) => `/dashboard/newsletter/${encodeURIComponent(id)}`

/** The question before leaving an unsaved draft. One constant object, because a new one would restart the guard. */
export const leaveQuestion = {
  question: 'Leave without saving?',
  detail: 'What you changed here is not saved.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
}
