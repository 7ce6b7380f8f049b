/** Fields of which nothing is known but that they may be there. */
export type UnknownFields = Readonly<Partial<Record<string, unknown>>>

/** The fields of data from another program, an older release or a stranger; anything but an object has none. */
export const fieldsOf = (value: unknown): UnknownFields =>
  // Whatever a value is, its properties may be read as something unknown.
  Object(value) as UnknownFields

/** The same of a text that should be JSON. */
export function fieldsOfJson(text: string | null): UnknownFields {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}
