const pattern = /^artha-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/

/** Names sort by time, and stand in every file system. */
export const backupName = (madeAt: Date): string => `artha-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** What is left of a backup that did not come to its end begins so. */
export const halfPrefix = '.half-'

/** Which of the names in a folder go when the newest so many are kept. What we did not name is never among them. */
export const namesToRemove = (names: readonly string[], keep: number): string[] =>
  names
    .filter((name) => pattern.test(name))
    .sort()
    .slice(0, -keep)
