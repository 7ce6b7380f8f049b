const stories = '/api/stories'

/**
 * True if the answer to a public read may differ for a signed-in user: stories with a query key `all`, in any spelling. Only the cms knows
 * which spellings it accepts, so whatever could be one is forwarded and never cached.
 */
export function dependsOnToken(url: string): boolean {
  const start = url.indexOf('?')
  if (start < 0 || url.slice(0, start) !== stories) return false
  return [...new URLSearchParams(url.slice(start)).keys()].some((key) => /^\s*all(?:\W|$)/i.test(key))
}
