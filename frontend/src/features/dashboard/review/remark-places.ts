import { quoteOf, type Paragraph } from './paragraphs.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Returns the share of words that two texts have in common, from 0 to 1: twice the shared words, divided by all words of both. */
export function similarity(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of words) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared += 1
  }
  return words.length + others.length === 0 ? 0 : (2 * shared) / (words.length + others.length)
}

/** A paragraph with at least this likeness counts as the same one, rewritten. */
const sameFrom = 0.5

/** Returns the index of the paragraph that a remark is on: the same text, wherever it was moved, or the most similar one. -1 if there is none. */
export function placeOfRemark(quote: string, paragraphs: readonly Paragraph[]): number {
  const quotes = paragraphs.map(({ text }) => quoteOf(text))
  const exact = quotes.indexOf(quote)
  if (exact !== -1) return exact
  const scores = quotes.map((each) => similarity(each, quote))
  const best = Math.max(0, ...scores)
  return best >= sameFrom ? scores.indexOf(best) : -1
}
