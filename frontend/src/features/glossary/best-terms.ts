import type { TermCard } from '@artha/contract/term'
import { foldedWords } from '@artha/contract/fold-text'
import { namesOfTerm } from './names-of-term.ts'

/** Returns how well a term's best name matches: 0 the whole name, 1 its beginning, 2 the beginning of a word; undefined if none matches. */
function fitOf(term: TermCard, asked: string): number | undefined {
  const fits = namesOfTerm(term)
    .map(foldedWords)
    .flatMap((each) => {
      if (each === asked) return [0]
      if (each.startsWith(asked)) return [1]
      return ` ${each}`.includes(` ${asked}`) ? [2] : []
    })
  return fits.length === 0 ? undefined : Math.min(...fits)
}

/** Returns the terms whose names match a text, best first; empty for fewer than two characters. */
export function bestTerms(terms: readonly TermCard[], text: string, most: number): TermCard[] {
  const asked = foldedWords(text)
  if (asked.length < 2) return []
  return terms
    .flatMap((term) => {
      const fit = fitOf(term, asked)
      return fit === undefined ? [] : [{ term, fit }]
    })
    .sort((one, other) => one.fit - other.fit)
    .slice(0, most)
    .map(({ term }) => term)
}
