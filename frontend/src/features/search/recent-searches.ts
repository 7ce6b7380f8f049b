/** How many texts are kept. */
const kept = 5
/** No longer text can be searched for. */
const longest = 100

/** What was searched for lately, newest first, from what is stored; anything may stand in a browser's storage. */
export function recentSearches(stored: string | null): string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(texts)) return []
    return [...new Set(texts.filter((text): text is string => typeof text === 'string' && text.trim() !== ''))]
      .map((text) => text.slice(0, longest))
      .slice(0, kept)
  } catch {
    return []
  }
}

/** The list with a text at its head; the same text in other letters leaves its old place. */
export const withSearch = (text: string, before: readonly string[]) =>
  [text, ...before.filter((each) => each.toLowerCase() !== text.toLowerCase())].slice(0, kept)
