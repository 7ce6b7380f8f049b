/** The number of searches remembered. */
const kept = 5
/** The longest search, in characters. */
const longest = 100

/** Parses the stored recent searches, newest first. Returns [] for anything that is not a list: browser storage can hold any text. */
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

/** Returns the list with a text put first. An earlier copy of it, in capitals or not, is removed. */
export const withSearch = (text: string, before: readonly string[]) =>
  [text, ...before.filter((each) => each.toLowerCase() !== text.toLowerCase())].slice(0, kept)
