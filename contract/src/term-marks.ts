import type { MarkedTerm } from './marked-term.ts'

/**
 * Terms of the glossary in the texts of an article. The server finds which stand there (`termFinder`), and what draws the text marks
 * them (`withTermMarks`): what is stored and what other clients of the API read has no mark.
 */

/** So many are marked in one article: more would be in the reader's way. */
export const mostMarkedTerms = 6

/** A term by its address and the words that it is found by. */
export interface FindableTerm {
  slug: string
  name: string
  meaning: string
  aliases: readonly string[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const asPattern = (text: string) => escaped(text).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where no term is marked: what leads elsewhere already, and headings. */
const closed = /^<(\/?)(?:a|h[1-6]|caption|th)\b/

/** The texts of cleaned HTML between its tags, in order; `isOpen` where a term may be marked. */
function pieces(html: string): { text: string; isOpen: boolean }[] {
  let depth = 0
  return [...html.matchAll(/<[^>]*>|[^<]+/g)].map(([text]) => {
    const [tag, slash] = closed.exec(text) ?? []
    if (tag !== undefined) depth += slash === '/' ? -1 : 1
    return { text, isOpen: depth === 0 && !text.startsWith('<') }
  })
}

/** Letters, digits and hyphens around a word make it another word: a long-term plan is no term plan. */
const bounded = (words: string) => `(?:^|[^\\p{L}\\p{N}-])(${words})(?![\\p{L}\\p{N}-])`

/** "EMI" is a term and "emi" is none; "Tenure" is one at the beginning of a sentence too. */
const isAbbreviation = (words: string) => /^[^\p{Ll}]+$/u.test(words)

/** Finds the first terms of texts but those that are switched off there, by their slugs. */
export type TermFinder = (sections: readonly string[], switchedOff?: readonly string[]) => MarkedTerm[]

/** In the order in which they stand in the texts. Made once of all terms. */
export function termFinder(terms: readonly FindableTerm[]): TermFinder {
  const all = terms.flatMap((term) => [term.name, ...term.aliases].map((words) => ({ term, words })))
  // Of "reducing balance" and "balance" the longer one is meant
  const longestFirst = [...all].sort((one, other) => other.words.length - one.words.length)
  const byWords = new Map(longestFirst.map(({ term, words }) => [isAbbreviation(words) ? words : words.toLowerCase(), term]))
  if (byWords.size === 0) return () => []
  const pattern = longestFirst.map(({ words }) => asPattern(words)).join('|')

  const termCalled = (said: string) => byWords.get(said) ?? byWords.get(said.toLowerCase())
  const meantBy = (said: string) => termCalled(said) ?? (said.endsWith('s') ? termCalled(said.slice(0, -1)) : undefined)

  return (sections, switchedOff = []) => {
    const found = new Map<string, MarkedTerm>()
    for (const [section, html] of sections.entries()) {
      for (const { text } of pieces(html).filter(({ isOpen }) => isOpen)) {
        for (const [, said = ''] of text.matchAll(new RegExp(bounded(`(?:${pattern})s?`), 'giu'))) {
          const term = meantBy(said.replaceAll('&amp;', '&'))
          if (term === undefined || found.has(term.slug) || switchedOff.includes(term.slug)) continue
          found.set(term.slug, { slug: term.slug, name: term.name, meaning: term.meaning, section, said })
          if (found.size === mostMarkedTerms) return [...found.values()]
        }
      }
    }
    return [...found.values()]
  }
}

/** Where the page of a term is. */
export const termPath = (slug: string): string => `/glossary/${slug}`

/** The cleaned HTML of a section with its terms as links to their pages, each at the first place where it stands. */
export function withTermMarks(html: string, section: number, terms: readonly MarkedTerm[] | undefined): string {
  const waiting = (terms ?? []).filter((term) => term.section === section)
  if (waiting.length === 0) return html
  return pieces(html)
    .map(({ text, isOpen }) => (isOpen ? markedIn(text, waiting) : text))
    .join('')
}

/** Takes the terms that it marked from `waiting`. */
function markedIn(text: string, waiting: MarkedTerm[]): string {
  const said = waiting.map((term) => asPattern(term.said.replaceAll('&amp;', '&'))).join('|')
  if (said === '') return text
  return text.replaceAll(new RegExp(bounded(said), 'gu'), (match: string, words: string) => {
    const at = waiting.findIndex((term) => term.said === words)
    const [term] = at === -1 ? [] : waiting.splice(at, 1)
    return term === undefined ? match : `${match.slice(0, match.length - words.length)}<a href="${termPath(term.slug)}">${words}</a>`
  })
}
