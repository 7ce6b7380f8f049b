const stories = '/api/stories'

/**
 * Whether the answer to a public read may be another for who is signed in: stories with a key `all`, however it is written.
 * The cms alone says which spellings it takes; whatever could be one is asked of it, and never kept.
 */
export function dependsOnToken(url: string): boolean {
  const start = url.indexOf('?')
  if (start < 0 || url.slice(0, start) !== stories) return false
  return [...new URLSearchParams(url.slice(start)).keys()].some((key) => /^\s*all(?:\W|$)/i.test(key))
}
