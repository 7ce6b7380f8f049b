/** The draft of an article or a story in the panel's list, as far as this plugin reads it. `status` compares it with the published version. */
export interface ListedEntry {
  documentId: string
  title?: string | null
  publicationDate?: string | null
  status?: string
}

/**
 * True if the entry is published with a future date. For an entry that was modified since, the list has only the draft's date, so it
 * returns false.
 */
export const isScheduled = ({ status, publicationDate }: ListedEntry, now: Date): boolean =>
  status === 'published' && Boolean(publicationDate) && new Date(publicationDate ?? '') > now
