import type { IssueState } from '@artha/contract/newsletter-issue'
import { groupedNumber } from '../../../lib/money.ts'

export const stateTexts: Record<IssueState, string> = { draft: 'Draft', sending: 'Sending', paused: 'Paused', stopped: 'Stopped', sent: 'Sent' }

/** Returns the number of readers in words. */
export const readersText = (readers: number) => (readers === 1 ? '1 reader' : `${groupedNumber(readers)} readers`)

/** Returns the path of an issue on the desk. */
export const deskIssuePath = (id: string) => `/dashboard/newsletter/${encodeURIComponent(id)}`
