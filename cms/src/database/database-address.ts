/** What may stand behind a password: host, port, name of the database, and settings. */
const place = /^(?:\[[0-9a-fA-F:.]+\]|[\w.%-]*)(?::\d{1,5})?(?:\/[^/?#@]*)?(?:\?[^#@]*)?$/

/** As it is written where that is no encoding: a password may have a % of its own. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The address of a PostgreSQL in the one form that all that reads it understands, with user and password encoded. A password
 * with signs may stand in it as it is: the place begins behind the last @. One that is given apart wins, and is never decoded.
 * Undefined where no place is found; nobody may print such a text, since it may be a password.
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
