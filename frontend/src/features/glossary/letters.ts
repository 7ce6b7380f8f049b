import type { TermCard } from '@artha/contract/term'
import { foldedWords } from '@artha/contract/fold-text'
import { namesOfTerm } from './names-of-term.ts'

export interface Letter {
  /** The heading: A to Z, or "0–9". */
  letter: string
  /** The anchor on the page. */
  id: string
  terms: TermCard[]
}

const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true })

/** Groups the terms by first letter, sorted by name. */
export function byLetter(terms: readonly TermCard[]): Letter[] {
  const letters = new Map<string, Letter>()
  for (const term of [...terms].sort((one, other) => collator.compare(one.name, other.name))) {
    const first = term.name.slice(0, 1).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '0–9'
    const part = letters.get(letter) ?? { letter, id: letter === '0–9' ? 'digits' : letter.toLowerCase(), terms: [] }
    part.terms.push(term)
    letters.set(letter, part)
  }
  return [...letters.values()]
}

/** Returns the terms whose names or meaning contain a text. Matches in names come first. */
export function termsWith(terms: readonly TermCard[], text: string): TermCard[] {
  const asked = foldedWords(text)
  if (asked === '') return [...terms]
  const isNamed = (term: TermCard) => namesOfTerm(term).some((each) => foldedWords(each).includes(asked))
  return [...terms.filter(isNamed), ...terms.filter((term) => !isNamed(term) && foldedWords(term.meaning).includes(asked))]
}
