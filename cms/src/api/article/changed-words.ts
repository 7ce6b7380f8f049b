/** A word in any script, or a number with its signs: "5.25", "1,00,000". */
const word = /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*/gu

function countsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [each] of text.matchAll(word)) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

const more = (counts: ReadonlyMap<string, number>, than: ReadonlyMap<string, number>) =>
  [...counts].reduce((sum, [each, count]) => sum + Math.max(0, count - (than.get(each) ?? 0)), 0)

/** Counts the words that a text has more than an earlier one, and fewer. Words that only moved are no change. */
export function changedWords(before: string, after: string): { added: number; removed: number } {
  const [earlier, later] = [countsIn(before), countsIn(after)]
  return { added: more(later, earlier), removed: more(earlier, later) }
}
