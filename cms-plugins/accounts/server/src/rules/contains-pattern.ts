const controlCharacter = /\p{Cc}/u

/**
 * A pattern for `like … escape '!'` that finds texts with this one in them, its own wildcards literal. Undefined where
 * nothing can match: no name or address has a control character, and PostgreSQL refuses a NUL.
 */
export function containsPattern(text: string): string | undefined {
  if (controlCharacter.test(text)) return undefined
  return `%${text.replace(/[!%_]/g, (wildcard) => `!${wildcard}`)}%`
}
