const controlCharacter = /\p{Cc}/u

/**
 * Returns a pattern for `like … escape '!'` that finds texts containing this one; `%` and `_` in it match literally. Returns undefined if
 * the text has a control character: no name or address has one, and PostgreSQL refuses a NUL.
 */
export function containsPattern(text: string): string | undefined {
  if (controlCharacter.test(text)) return undefined
  return `%${text.replace(/[!%_]/g, (wildcard) => `!${wildcard}`)}%`
}
