/** When readers last saw something new of an article. One that was written ahead of its time is new when it appears. */
export function lastChange(row: { publicationDate: string; updatedAt?: string | null }): string {
  const appearedAt = new Date(row.publicationDate)
  const savedAt = new Date(row.updatedAt ?? row.publicationDate)
  return (savedAt < appearedAt ? appearedAt : savedAt).toISOString()
}
