/** The fields of a copy that begin anew, each with what stands there instead. */
export type BegunAnew = Record<string, boolean | null>

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))

/**
 * What a copy made in the Studio is kept as: its form opens with all of the original, so that what it sends unchanged is the original's, and
 * what it sends otherwise was written for the copy.
 */
export function copiedEntry(begunAnew: BegunAnew, original: Record<string, unknown>, sent: Record<string, unknown>): Record<string, unknown> {
  const anew = Object.entries(begunAnew).filter(([field]) => sent[field] === undefined || plain(sent[field]) === plain(original[field]))
  return { ...sent, ...Object.fromEntries(anew), version: 0 }
}
