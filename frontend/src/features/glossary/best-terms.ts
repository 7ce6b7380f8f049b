import type { TermCard } from '@artha/contract/term'
import { foldedWords } from '@artha/contract/fold-text'
import { namesOfTerm } from './names-of-term.ts'

/** How well one of a term's names fits: the name itself, a beginning, the beginning of a word of it; undefined where none does. */
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

/** The terms that a text names or begins to name, the best first; none for a single letter. */
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
