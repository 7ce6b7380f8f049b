import type { DeskState } from '@artha/contract/desk'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'

/** Returns a row's state in words; "" for published articles. */
export function deskStateText(state: DeskState, createdAt: string) {
  if (state === 'scheduled') return `Scheduled for ${dateAndTimeInIndia(new Date(createdAt))}`
  if (state === 'draft') return 'Draft in the Studio, not published'
  return state === 'expired' ? 'Expired: no longer shown to readers' : ''
}
