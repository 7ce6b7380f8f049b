import { withSafeAttributes } from '../../lib/html-text.ts'

const paragraph = /^\s*<p>.*?<\/p>/is

/** HTML cut behind the paragraph that it begins with; one that begins otherwise is all rest. */
export function firstParagraph(html: string): [first: string, rest: string] {
  const safe = withSafeAttributes(html)
  const first = paragraph.exec(safe)?.[0] ?? ''
  return [first, safe.slice(first.length)]
}
