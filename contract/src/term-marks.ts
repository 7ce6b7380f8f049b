import type { MarkedTerm } from './marked-term.ts'

/**
 * Glossary terms in the texts of an article. The server finds them (`termFinder`), and the page marks them (`withTermMarks`): stored
 * texts and other clients of the API have no marks.
 */

/** The limit per article. More marks would disturb the reader. */
export const maxMarkedTerms = 6

/** A term with its slug and the words that it is found by. */
export interface FindableTerm {
  slug: string
  name: string
  meaning: string
  aliases: readonly string[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const asPattern = (text: string) => escaped(text).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Tags in which no term is marked: links, headings, questions and blocks. */
const unmarkedTags = /^<(\/?)(?:a|h[1-6]|summary|caption|th|artha-[a-z]+)\b/

/** Returns the texts between the tags of sanitised HTML, in order. `isOpen` is true if a term may be marked there. */
function pieces(html: string): { text: string; isOpen: boolean }[] {
  let depth = 0
  return [...html.matchAll(/<[^>]*>|[^<]+/g)].map(([text]) => {
    const [tag, slash] = unmarkedTags.exec(text) ?? []
    if (tag !== undefined) depth += slash === '/' ? -1 : 1
    return { text, isOpen: depth === 0 && !text.startsWith('<') }
  })
}

/** Returns a pattern for whole words. A hyphen belongs to a word: "long-term plan" does not contain "term plan". */
const wholeWords = (words: string) => `(?:^|[^\\p{L}\\p{N}-])(${words})(?![\\p{L}\\p{N}-])`

/** True for words without lower-case letters. Only these match by case: "EMI" is a term but "emi" is not. */
const isAbbreviation = (words: string) => /^[^\p{Ll}]+$/u.test(words)

/** Finds the first terms in the texts, except those in `switchedOff` (by slug). */
export type TermFinder = (sections: readonly string[], switchedOff?: readonly string[]) => MarkedTerm[]

/** Returns a finder for all terms. It finds them in the order in which they stand in the texts. Make it once and reuse it. */
export function termFinder(terms: readonly FindableTerm[]): TermFinder {
  const all = terms.flatMap((term) => [term.name, ...term.aliases].map((words) => ({ term, words })))
  // "Reducing balance" is preferred to "balance"
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
        for (const [, said = ''] of text.matchAll(new RegExp(wholeWords(`(?:${pattern})s?`), 'giu'))) {
          const term = meantBy(said.replaceAll('&amp;', '&'))
          if (term === undefined || found.has(term.slug) || switchedOff.includes(term.slug)) continue
          found.set(term.slug, { slug: term.slug, name: term.name, meaning: term.meaning, section, said })
          if (found.size === maxMarkedTerms) return [...found.values()]
        }
      }
    }
    return [...found.values()]
  }
}

/** Returns the path of a term's page. */
export const termPath = (slug: string): string => `/glossary/${slug}`

/** Returns the sanitised HTML of a section with its terms as links, each at its first occurrence. */
export function withTermMarks(html: string, section: number, terms: readonly MarkedTerm[] | undefined): string {
  const waiting = (terms ?? []).filter((term) => term.section === section)
  if (waiting.length === 0) return html
  return pieces(html)
    .map(({ text, isOpen }) => (isOpen ? markedIn(text, waiting) : text))
    .join('')
}

/** Returns a text with its terms as links, and removes those from `waiting`. */
function markedIn(text: string, waiting: MarkedTerm[]): string {
  const said = waiting.map((term) => asPattern(term.said.replaceAll('&amp;', '&'))).join('|')
  if (said === '') return text
  return text.replaceAll(new RegExp(wholeWords(said), 'gu'), (match: string, words: string) => {
    const at = waiting.findIndex((term) => term.said === words)
    const [term] = at === -1 ? [] : waiting.splice(at, 1)
    return term === undefined ? match : `${match.slice(0, match.length - words.length)}<a href="${termPath(term.slug)}">${words}</a>`
  })
}
