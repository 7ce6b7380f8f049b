const pairs = 2 ** 18

/**
 * Returns one word of the index for two words in a row: the index has no positions, so PostgreSQL would otherwise read every text with both
 * words. Some pairs share a hash, few enough beside the two words themselves. The capital letter sets pairs apart from all words.
 */
function pairOf(one: string, other: string): string {
  let hash = 0x811c_9dc5
  for (const letter of `${one} ${other}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193)
  return `P${((hash >>> 0) % pairs).toString(36)}`
}

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, at) => pairOf(words[at] ?? '', word))

/** Returns the tsvector of a text: its words and pairs of words, each once, without positions. PostgreSQL's own parser is not used. */
export const vectorOf = (words: readonly string[]): string => [...new Set([...words, ...pairsOf(words)])].map((word) => `'${word}'`).join(' ')

/** Returns the tsquery for words in a row; the last may be a beginning. */
export function phraseQuery(words: readonly string[], isBeginning: boolean): string {
  const whole = isBeginning ? words.slice(0, -1) : words
  return [...whole, ...pairsOf(whole), ...words.slice(whole.length).map((word) => `${word}:*`)].join(' & ')
}
