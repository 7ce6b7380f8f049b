/** A document's row as it was last saved: the draft, which every document has and which is never behind what is published. */
export interface LastSaved {
  documentId: string
  ownerId: string | null
  version: number | null
}

export const lastSavedRows = { publishedAt: { $null: true } }
