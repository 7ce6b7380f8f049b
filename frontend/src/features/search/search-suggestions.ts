import type { MarkedText, SearchAnswer, SearchGroup } from '@artha/contract/search'
import type { NearPlace } from '@artha/contract/nearest-places'
import { articlePath, newsroomPath } from '../../lib/paths.ts'
import { groupNames } from './group-names.ts'
import { isTitleMatch, titleParts } from './title-match.ts'

/** The fields of an article that the search box shows. */
export interface FoundTitle {
  _id: string
  title: string
  createdAt: string
}

/** A suggestion in the search box. */
export type SearchSuggestion =
  /** A text to search for: a recent search, a corrected spelling, or all results for the typed text. */
  | { kind: 'recent' | 'search'; key: string; text: string }
  | { kind: 'way'; key: string; text: string; to: string }
  | { kind: 'note'; key: string; text: string; note: string; to: string }
  /** A search result, with the matching words marked. */
  | { kind: 'found'; key: string; title: MarkedText; line: MarkedText; to: string; createdAt: string | undefined }

export interface SuggestionGroup {
  label: string
  offers: readonly SearchSuggestion[]
}

/** The server's answers to a text. Each is undefined if its request failed. */
interface Reply {
  text: string
  found: SearchAnswer | undefined
  titles: readonly FoundTitle[] | undefined
  isTooOften: boolean
}

/** The most titles to request and show. */
export const titleCount = 20

const sections: SuggestionGroup = {
  label: 'Sections',
  offers: [
    ['calculator', 'Calculator'],
    ['currencyConverter', 'Currency converter'],
    ['fuel-dashboard', 'Fuel prices'],
    ['tax', 'Tax'],
    ['saving', 'Saving'],
    ['budget', 'Budget'],
  ].map(([id = '', text = '']) => ({ kind: 'way', key: `section ${id}`, text, to: `/#${id}` })),
}

/** Returns the titles that contain a text: the server's answer, or until it arrives the matches among titles already loaded. */
export function titlesFor(text: string, reply: Pick<Reply, 'text' | 'titles'> | undefined, newest: readonly FoundTitle[]): readonly FoundTitle[] {
  if (text === '') return []
  if (reply?.text === text && reply.titles !== undefined) return reply.titles
  const known = new Map([...newest, ...(reply?.titles ?? [])].map((title) => [title._id, title]))
  return [...known.values()].filter(({ title }) => isTitleMatch(title, text)).slice(0, titleCount)
}

/** A suggestion with a note: a calculator with its result, a term with its meaning, or an official figure with its value. */
export interface NotedSuggestion {
  name: string
  words: string
  to: string
}

interface Found {
  titles: readonly FoundTitle[]
  sums: readonly NotedSuggestion[]
  /** An official figure that answers the text. */
  figure: NotedSuggestion | undefined
  terms: readonly NotedSuggestion[]
  /** The search results for this text; undefined until they arrive. */
  answer: SearchAnswer | undefined
  /** The sections that share words with the text; empty if something is found. */
  nearest: readonly NearPlace[]
}

/**
 * Returns the suggestions in groups, each address once. Calculations come first, then an official figure, then search results by type, the best
 * type first. Titles that contain the text within a word come after the articles that match whole words. If nothing is found: the newsroom
 * and the nearest sections. With an empty box: recent searches and sections. `text` is the searched words, empty for a calculation alone.
 */
export function suggestionsFor(text: string, found: Found, recent: readonly string[]): SuggestionGroup[] {
  if (text === '' && found.sums.length === 0) return recent.length === 0 ? [sections] : [recentGroup(recent), sections]
  const groups = foundGroups(text, found)
  if (text === '') return groups
  return groups.length === 0
    ? [...meantGroup(found.answer), newsroom(text), nearestGroup(found.nearest)]
    : [...meantGroup(found.answer), ...groups, everything(text)]
}

/** Counts the suggestions that are results, with calculations, figures and terms. */
export const foundCount = (groups: readonly SuggestionGroup[]) =>
  groups.flatMap(({ offers }) => offers).filter(({ kind }) => kind === 'found' || kind === 'note').length

function foundGroups(text: string, { titles, sums, figure, terms, answer }: Found): SuggestionGroup[] {
  return eachOnce([
    { label: 'Work it out', offers: sums.map(notedOffer) },
    ...(figure ? [{ label: groupNames.figures, offers: [notedOffer(figure)] }] : []),
    ...(answer?.groups ?? []).map(({ type, results }) => ({ label: groupNames[type], offers: results.map(resultOffer) })),
    { label: groupNames.articles, offers: titles.map((title) => titleOffer(title, text)) },
    { label: groupNames.terms, offers: terms.map(notedOffer) },
  ])
}

/** Merges groups of the same label at the place of the first. Drops suggestions whose address appears above, and empty groups. */
function eachOnce(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  const addresses = new Set<string>()
  const byLabel = new Map<string, SearchSuggestion[]>()
  for (const { label, offers } of groups) {
    const inGroup = byLabel.get(label) ?? []
    if (offers.length > 0) byLabel.set(label, inGroup)
    for (const offer of offers) {
      const address = 'to' in offer ? offer.to : offer.key
      if (!addresses.has(address)) inGroup.push(offer)
      // A calculator filled with other numbers is another suggestion; an empty one repeats any filled one
      addresses.add(address).add(address.replace(/\?.*$/s, ''))
    }
  }
  return [...byLabel].map(([label, offers]) => ({ label, offers })).filter(({ offers }) => offers.length > 0)
}

const notedOffer = ({ name, words, to }: NotedSuggestion): SearchSuggestion => ({ kind: 'note', key: `note ${to}`, text: name, note: words, to })

const resultOffer = ({ path, title, line, createdAt }: SearchGroup['results'][number]): SearchSuggestion => ({
  kind: 'found',
  key: `found ${path}`,
  title,
  line,
  to: path,
  createdAt,
})

const titleOffer = ({ _id, title, createdAt }: FoundTitle, text: string): SearchSuggestion => ({
  kind: 'found',
  key: `found ${articlePath(_id)}`,
  title: titleParts(title, text),
  line: [],
  to: articlePath(_id),
  createdAt,
})

const nearestGroup = (nearest: readonly NearPlace[]): SuggestionGroup =>
  nearest.length === 0
    ? sections
    : { label: 'Nearest sections', offers: nearest.map(({ path, title }) => ({ kind: 'way', key: `section ${path}`, text: title, to: path })) }

const recentGroup = (recent: readonly string[]): SuggestionGroup => ({
  label: 'Recent searches',
  offers: recent.map((text) => ({ kind: 'recent', key: `recent ${text}`, text })),
})

const meantGroup = (answer: SearchAnswer | undefined): SuggestionGroup[] =>
  answer?.didYouMean === undefined ? [] : [{ label: 'Did you mean', offers: [{ kind: 'search', key: 'meant', text: answer.didYouMean }] }]

const everything = (text: string): SuggestionGroup => ({ label: 'See all results', offers: [{ kind: 'search', key: 'everything', text }] })

const newsroom = (text: string): SuggestionGroup => ({
  label: 'The newsroom',
  offers: [{ kind: 'way', key: 'newsroom', text: `Ask about “${text}”`, to: newsroomPath(text) }],
})

/** A typed text and the part of it that is searched: amounts and personal numbers stay in the browser. */
interface TypedText {
  typed: string
  asked: string
  /** True if a calculator has a result for it. */
  isCalculation: boolean
  /** The result as a sentence, if the text asks for a percentage of an amount. */
  percentage?: string | undefined
}

/** Returns the status line of the search box. */
export function searchStatus({ typed, asked, isCalculation, percentage }: TypedText, reply: Reply | undefined, shown: number) {
  if (typed === '') return 'Type a term in English or Hindi, part of a title, or an amount.'
  if (percentage !== undefined) return `${percentage} Calculated in your browser and sent nowhere.`
  if (isCalculation) return 'Calculated in your browser and sent nowhere. Press Enter to open the calculator.'
  if (asked === '') return 'Numbers you type are sent nowhere. Add a word to search.'
  if (reply?.text !== asked) return 'Searching …'
  if (reply.found !== undefined)
    return asked === typed ? countText(shown) : `${countText(shown).replace(/\.?$/, '.')} Numbers you type are sent nowhere.`
  const trouble = reply.isTooOften ? 'You have searched too often. Please wait a little.' : 'Search is not responding.'
  return shown === 0 ? trouble : `${trouble} Matching titles:`
}

function countText(shown: number) {
  if (shown === 0) return 'No results found.'
  return shown === 1 ? '1 result' : `${shown} results`
}
