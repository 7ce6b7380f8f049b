import type { DeskState } from '@artha/contract/desk'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'

/** What a row says of its state; what readers see as usual needs no word. */
export function deskStateWords(state: DeskState, createdAt: string) {
  if (state === 'scheduled') return `Scheduled for ${dateAndTimeInIndia(new Date(createdAt))}`
  if (state === 'draft') return 'Draft in the Studio, not published'
  return state === 'expired' ? 'Expired: no longer shown to readers' : ''
}
