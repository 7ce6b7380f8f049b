import type { DeskState } from '@artha/contract/desk'

/** The columns of a published row that its state depends on. */
export interface PublishedRow {
  publicationDate: string | Date
  /** Set only on a story with an end. */
  expiresAt?: string | Date | null
  version: number | null
}

/** Returns the state of an entry; `published` is undefined if it was never published or was unpublished. */
export function deskStateOf(published: PublishedRow | undefined, now: Date): DeskState {
  if (published === undefined) return 'draft'
  if (new Date(published.publicationDate) > now) return 'scheduled'
  const { expiresAt } = published
  return expiresAt && new Date(expiresAt) <= now ? 'expired' : 'live'
}

/** Returns true if the last save is only in the draft. */
export const hasDraft = (version: number | null, published: PublishedRow | undefined): boolean =>
  published === undefined || (version ?? 0) > (published.version ?? 0)
