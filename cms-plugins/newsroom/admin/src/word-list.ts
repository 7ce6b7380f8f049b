/** Returns the words of a line, split at its commas; each once, in the spelling that comes first. */
export function wordsOf(line: string): string[] {
  const words = new Map<string, string>()
  for (const word of line.split(',').map((each) => each.trim().replace(/\s+/g, ' '))) {
    const key = word.toLowerCase()
    if (word !== '' && !words.has(key)) words.set(key, word)
  }
  return [...words.values()]
}

/** Returns a stored list as one line. Anything else that a draft may hold is shown as it is stored, so that it can be corrected. */
export function lineOf(stored: unknown): string {
  if (stored === null || stored === undefined) return ''
  if (typeof stored === 'string') return stored
  return Array.isArray(stored) && stored.every((each) => typeof each === 'string') ? stored.join(', ') : JSON.stringify(stored)
}
