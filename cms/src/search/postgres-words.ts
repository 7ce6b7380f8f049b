const pairs = 2 ** 18

/**
 * Two words that follow one another, as one word of PostgreSQL's index, which knows no places: it would read each text that has both. Some pairs
 * share a word, few enough beside the two themselves. The capital letter sets them apart from all words, whatever they begin with.
 */
function pairOf(one: string, other: string): string {
  let hash = 0x811c_9dc5
  for (const letter of `${one} ${other}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193)
  return `P${((hash >>> 0) % pairs).toString(36)}`
}

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, at) => pairOf(words[at] ?? '', word))

/** What PostgreSQL's index has of a text: its words and pairs of words, each once, without places; nothing of its own parser is asked. */
export const vectorOf = (words: readonly string[]): string => [...new Set([...words, ...pairsOf(words)])].map((word) => `'${word}'`).join(' ')

/** Words that follow one another, as PostgreSQL is asked for them; the last of them may go on. */
export function inARow(words: readonly string[], isBeginning: boolean): string {
  const whole = isBeginning ? words.slice(0, -1) : words
  return [...whole, ...pairsOf(whole), ...words.slice(whole.length).map((word) => `${word}:*`)].join(' & ')
}
