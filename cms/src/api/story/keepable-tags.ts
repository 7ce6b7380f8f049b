/**
 * A draft's tags may be any JSON, and are kept as they are sent, but for a text that is none: PostgreSQL would be handed it
 * as it is, and refuse it with a fault. It is kept as the text that it is.
 */
export function withKeepableTags(data: object): object {
  if (!('tags' in data) || typeof data.tags !== 'string' || isJson(data.tags)) return data
  return { ...data, tags: JSON.stringify(data.tags) }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
