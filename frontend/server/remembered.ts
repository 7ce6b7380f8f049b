/** Clients can invent values: with more than so many all are forgotten. */
const mostRemembered = 500

/** Gives the result for a text that many requests share without working it out again; another `context` forgets all results. */
export function remembered<Result>(work: (text: string, context: string) => Result) {
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
