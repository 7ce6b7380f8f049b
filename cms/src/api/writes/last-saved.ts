/** The last-saved row of a document: its draft, which every document has and which is never older than the published row. */
export interface LastSaved {
  documentId: string
  ownerId: string | null
  version: number | null
}

export const lastSavedRows = { publishedAt: { $null: true } }
