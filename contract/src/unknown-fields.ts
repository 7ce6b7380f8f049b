/** The fields of an object about which nothing is known. */
export type UnknownFields = Readonly<Partial<Record<string, unknown>>>

/** Types a value from outside (another program, an older release, a stranger) so that any field can be read as unknown. */
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
