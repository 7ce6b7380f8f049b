import type { IssueState } from '@artha/contract/newsletter-issue'

export const stateTexts: Record<IssueState, string> = { draft: 'Draft', sending: 'Sending', paused: 'Paused', stopped: 'Stopped', sent: 'Sent' }

/** Returns the number of readers in words. */
export const readersText = (readers: number) => (readers === 1 ? '1 reader' : `${readers.toLocaleString('en-IN')} readers`)

/** Returns the path of an issue on the desk. */
export const deskIssuePath = (id: string) => `/dashboard/newsletter/${encodeURIComponent(id)}`
