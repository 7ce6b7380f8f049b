/** An article or a story in the panel's list, as far as this plugin reads it: its draft, and how that stands to what is published. */
export interface ListedEntry {
  documentId: string
  title?: string | null
  publicationDate?: string | null
  status?: string
}

/** Published, and due later. Of what was changed since, the list has the draft's date and not that of what is published. */
export const isScheduled = ({ status, publicationDate }: ListedEntry, now: Date): boolean =>
  status === 'published' && Boolean(publicationDate) && new Date(publicationDate ?? '') > now
