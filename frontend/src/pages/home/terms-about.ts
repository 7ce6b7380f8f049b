import type { TermCard } from '@artha/contract/term'
import { subjectOf } from '../../features/chat/subject-of.ts'
import { namesOfTerm } from '../../features/glossary/names-of-term.ts'
import { foldedWords } from '@artha/contract/fold-text'

/** The most words in the name of a term. */
const longestName = 5

const subjectOfName = (name: string) => subjectOf(name) || foldedWords(name)

export const isNameOf = (term: TermCard, subject: string): boolean => namesOfTerm(term).some((name) => subjectOfName(name) === subject)

/**
 * Returns the terms by all of their names. A name of three words or more also counts without its last word, unless another term has that
 * name: "minimum amount" for "minimum amount due".
 */
function byNames(terms: readonly TermCard[]): ReadonlyMap<string, TermCard> {
  const all = terms.flatMap((term) => namesOfTerm(term).map((name) => [subjectOfName(name), term] as const))
  const short = all.flatMap(([name, term]) => {
    const words = name.split(' ')
    return words.length < 3 ? [] : [[words.slice(0, -1).join(' '), term] as const]
  })
  return new Map([...short, ...all])
}

/** Returns the terms whose names a text contains, the longest names first. Each word counts for one name only. */
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

/** Returns the terms of a subject: the one with that name, else the only one whose name begins with it, else those it contains. */
export function termsAbout(terms: readonly TermCard[], subject: string): TermCard[] {
  const byName = byNames(terms)
  const whole = byName.get(subject)
  if (whole) return [whole]
  // A beginning shared by several names means none of them: "tax"
  const begun = terms.filter((term) => namesOfTerm(term).some((name) => foldedWords(name).startsWith(subject)))
  if (begun.length === 1) return begun
  return termsWithin(byName, subject)
}
