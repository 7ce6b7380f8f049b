/** Encodes `tags` as JSON if it is a text that is not JSON. A draft's tags may be any JSON, but PostgreSQL would fail on a plain text. */
export function withJsonTags(data: object): object {
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
