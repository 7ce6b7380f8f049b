/** Clients can invent values, so the cache is cleared when it is full. */
const mostRemembered = 500

/** Caches the results of a function by its text. Another `context` clears the cache. */
export function memoized<Result>(work: (text: string, context: string) => Result) {
  const known = new Map<string, Result>()
  let knownIn = ''
  return (text: string, context = ''): Result => {
    if (knownIn !== context) known.clear()
    knownIn = context
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= mostRemembered) known.clear()
    const result = work(text, context)
    known.set(text, result)
    return result
  }
}
