const pattern = /^artha-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/

/** Returns the name of a backup. Names sort by time and are valid in every file system. */
export const backupName = (madeAt: Date): string => `artha-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** The prefix of a backup's folder until it is complete. */
export const partialPrefix = '.half-'

/** Returns the names to remove if the newest `keep` backups stay. Names of other files are never among them. */
export const namesToRemove = (names: readonly string[], keep: number): string[] =>
  names
    .filter((name) => pattern.test(name))
    .sort()
    .slice(0, -keep)
