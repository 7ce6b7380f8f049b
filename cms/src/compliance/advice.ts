import { namedSecurities } from './named-securities'

/** Words that advise or promise. "holding" (of a company), "targeted" and "insured" are not among them. */
const adviceWord =
  /^(?:buy|buys|buying|sell|sells|selling|hold|holds|target|targets|multi-?baggers?|assured|guaranteed?|guarantees|sure|surely|kharid(?:o|iye|en|na)|becho|bech(?:iye|en)|खरीद\S*|ख़रीद\S*|बेच\S*|होल्ड|टारगेट|लक्ष्य|मल्टीबैगर|गारंटी\S*|गारंटीड|पक्का|पक्की|सुनिश्चित|निश्चित)$/iu

const mostWordsApart = 12

export interface Advice {
  word: string
  security: string
  /** The sentence that contains both, as a second person releases it. */
  sentence: string
}

interface Word {
  text: string
  at: number
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu)].map((match) => ({ text: match[0], at: match.index }))

/** Returns the whole sentences around the two words. */
function sentenceAround(text: string, from: number, to: number) {
  const start = Math.max(...['. ', '? ', '! ', '। '].map((end) => text.lastIndexOf(end, from))) + 1
  const ends = ['.', '?', '!', '।'].map((end) => text.indexOf(end, to)).filter((end) => end >= 0)
  return text.slice(start, ends.length === 0 ? text.length : Math.min(...ends) + 1).trim()
}

/** Finds words of advice or promise within twelve words of a named security: rule 2 of what Artha must not do. */
export function adviceIn(text: string): Advice[] {
  const securities = namedSecurities(text)
  if (securities.length === 0) return []
  const words = wordsOf(text)
  const indexAt = (at: number) => words.findLastIndex((word) => word.at <= at)
  return words.flatMap((word, index) => {
    if (!adviceWord.test(word.text)) return []
    const near = securities.find(({ name, at }) => {
      const [first, last] = [indexAt(at), indexAt(at + name.length - 1)]
      const isWithin = index >= first && index <= last
      return !isWithin && Math.min(Math.abs(index - first), Math.abs(index - last)) <= mostWordsApart
    })
    if (near === undefined) return []
    const ends = [word.at, word.at + word.text.length, near.at, near.at + near.name.length]
    return [{ word: word.text, security: near.name, sentence: sentenceAround(text, Math.min(...ends), Math.max(...ends)) }]
  })
}
