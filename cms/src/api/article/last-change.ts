/** Returns the time at which readers last saw something new: the last save, or the publication date if that is later. */
export function lastChange(row: { publicationDate: string; updatedAt?: string | null }): string {
  const appearedAt = new Date(row.publicationDate)
  const savedAt = new Date(row.updatedAt ?? row.publicationDate)
  return (savedAt < appearedAt ? appearedAt : savedAt).toISOString()
}
