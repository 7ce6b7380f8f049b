import type { DeskState } from '@artha/contract/desk'

/** A published row, as far as its state goes. */
export interface PublishedRow {
  publicationDate: string | Date
  /** Of a story that does not stay for good. */
  expiresAt?: string | Date | null
  version: number | null
}

/** Where a piece of content is on its way to readers; `published` is undefined for what was never published or was taken back. */
export function deskStateOf(published: PublishedRow | undefined, now: Date): DeskState {
  if (published === undefined) return 'draft'
  if (new Date(published.publicationDate) > now) return 'scheduled'
  const { expiresAt } = published
  return expiresAt && new Date(expiresAt) <= now ? 'expired' : 'live'
}

/** Whether the last save is only in the Studio's draft. */
export const hasDraft = (version: number | null, published: PublishedRow | undefined): boolean =>
  published === undefined || (version ?? 0) > (published.version ?? 0)
