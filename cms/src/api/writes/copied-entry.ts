/** The fields that a copy does not take from its original, each with its first value. */
export type ResetFields = Record<string, boolean | null>

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))

/**
 * Returns the data of a copy made in the Studio. Its form opens with the original's values: fields sent unchanged start anew, fields sent with
 * another value were written for the copy.
 */
export function copiedEntry(resetFields: ResetFields, original: Record<string, unknown>, sent: Record<string, unknown>): Record<string, unknown> {
  const anew = Object.entries(resetFields).filter(([field]) => sent[field] === undefined || plain(sent[field]) === plain(original[field]))
  return { ...sent, ...Object.fromEntries(anew), version: 0 }
}
