interface Part {
  html: string
  isQuestion: boolean
}

const detailsTag = /<(\/?)details\b[^>]*>/gi

/** Splits HTML into its outermost question blocks and what is between them. A block that never closes is no block. */
export function splitAtQuestions(html: string): Part[] {
  const parts: Part[] = []
  let depth = 0
  let from = 0
  let blockFrom = 0
  const add = (start: number, end: number, isQuestion: boolean) => {
    const part = html.slice(start, end)
    if (part.trim() !== '') parts.push({ html: part, isQuestion })
  }
  for (const { 0: tag, 1: slash, index } of html.matchAll(detailsTag)) {
    if (slash === '') {
      if (depth === 0) blockFrom = index
      depth += 1
    } else if (depth > 0) {
      depth -= 1
      if (depth > 0) continue
      add(from, blockFrom, false)
      from = index + tag.length
      add(blockFrom, from, true)
    }
  }
  add(from, html.length, false)
  return parts
}
