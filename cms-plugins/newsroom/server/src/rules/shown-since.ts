/** A published version: when it was saved, and the date of the entry in it, if it has one. */
export interface DatedVersion {
  number: number
  madeAt: Date
  appearsAt: Date | undefined
}

/**
 * Returns the time from which readers saw a published version; undefined if they never did. `live` is the number of the version that is on the
 * site now. A version with a later date counts only if it is live, or if the save after it is stored and came after that date: an entry can be
 * changed or withdrawn before its time.
 */
export function shownSince(
  { number, madeAt, appearsAt = madeAt }: DatedVersion,
  next: { number: number; madeAt: Date } | undefined,
  { live, now }: { live: number; now: Date },
): Date | undefined {
  if (number > live || appearsAt > now) return undefined
  if (appearsAt <= madeAt) return madeAt
  const wasKept = number === live || (next?.number === number + 1 && next.madeAt > appearsAt)
  return wasKept ? appearsAt : undefined
}
