/** The fields of an object about which nothing is known. */
export type UnknownFields = Readonly<Partial<Record<string, unknown>>>

/**
 * Returns a value with all its fields readable as unknown: for data from another program, an older release or a stranger. A value that is
 * no object has no fields.
 */
export const fieldsOf = (value: unknown): UnknownFields =>
  // Any value's properties can be read as unknown, so the cast is safe.
  Object(value) as UnknownFields

/** Parses JSON and returns its fields; none if the text is not JSON. */
export function fieldsOfJson(text: string | null): UnknownFields {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}
