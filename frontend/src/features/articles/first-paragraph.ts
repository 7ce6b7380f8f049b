import { withSafeAttributes } from '../../lib/html-text.ts'

const paragraph = /^\s*<p>.*?<\/p>/is

/** Splits HTML after its first paragraph. If it begins with something else, all of it is the rest. */
export function firstParagraph(html: string): [first: string, rest: string] {
  const safe = withSafeAttributes(html)
  const first = paragraph.exec(safe)?.[0] ?? ''
  return [first, safe.slice(first.length)]
}
