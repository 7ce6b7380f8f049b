import type { TermCard } from '@artha/contract/term'
import { subjectOf } from '../../features/chat/subject-of.ts'
import { bestTerms } from '../../features/glossary/best-terms.ts'
import { namesOfTerm } from '../../features/glossary/names-of-term.ts'
import { foldedWords } from '@artha/contract/fold-text'

/** So many words a name of the glossary has at most. */
const longestName = 5

export const isNameOf = (term: TermCard, subject: string): boolean =>
  namesOfTerm(term).some((name) => (subjectOf(name) || foldedWords(name)) === subject)

/** The terms whose names stand in a text, the longest names first; each of its words is of one name. */
function termsWithin(byName: ReadonlyMap<string, TermCard>, subject: string): TermCard[] {
  const words: (string | undefined)[] = subject.split(' ')
  const found = new Set<TermCard>()
  for (let length = Math.min(longestName, words.length - 1); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const term = byName.get(words.slice(from, from + length).join(' '))
      if (term === undefined) continue
      found.add(term)
      words.fill(undefined, from, from + length)
    }
  }
  return [...found]
}

/** The terms that a question is about: by all of its words, by the beginning of a name, else those that stand in it, the longest names first. */
export function termsAbout(terms: readonly TermCard[], subject: string): TermCard[] {
  const byName = new Map(terms.flatMap((term) => namesOfTerm(term).map((name) => [subjectOf(name) || foldedWords(name), term] as const)))
  const whole = byName.get(subject)
  if (whole) return [whole]
  const [best] = bestTerms(terms, subject, 1)
  if (best && namesOfTerm(best).some((name) => foldedWords(name).startsWith(subject))) return [best]
  return termsWithin(byName, subject)
}
