/** Matches what may follow the password: host, port, database name and parameters. */
const place = /^(?:\[[0-9a-fA-F:.]+\]|[\w.%-]*)(?::\d{1,5})?(?:\/[^/?#@]*)?(?:\?[^#@]*)?$/

/** Decodes a text, or returns it as it is if it is not encoded: a password may contain a %. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Returns a PostgreSQL address with user and password encoded, so that every library parses it alike. A password may contain special characters:
 * the host begins after the last @. `password` wins over the one in the address and is never decoded. Undefined if no host is found; such a text
 * must not be printed, because it may be a password.
 */
export function databaseAddress(url: string, password?: string): string | undefined {
  const text = /^postgres(?:ql)?:\/\/([^]*)$/.exec(url.trim())?.[1]
  if (text === undefined) return undefined
  const at = text.lastIndexOf('@')
  const where = text.slice(at + 1)
  if (!place.test(where)) return undefined
  const [user = '', ...rest] = at < 0 ? [''] : text.slice(0, at).split(':')
  const secret = password ?? (rest.length === 0 ? undefined : decoded(rest.join(':')))
  const person = encodeURIComponent(decoded(user)) + (secret === undefined ? '' : `:${encodeURIComponent(secret)}`)
  return `postgres://${person === '' ? '' : `${person}@`}${where}`
}
