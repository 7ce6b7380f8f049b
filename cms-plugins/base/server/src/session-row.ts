/** A person who is signed in at one place. Dates may come as text, by the database. */
export interface SessionRow {
  id: number
  documentId: string
  userId: number
  device: string
  startedAt: Date | string
  lastUsedAt: Date | string
}
