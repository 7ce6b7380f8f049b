import type { MarkedText, SearchAnswer, SearchGroup } from '@artha/contract/search'
import type { NearPlace } from '@artha/contract/nearest-places'
import { articlePath } from '../../lib/paths.ts'
import { groupNames } from './group-names.ts'
import { isTitleMatch, titleParts } from './title-match.ts'

/** Of an article, what the search shows. */
export interface FoundTitle {
  _id: string
  title: string
  createdAt: string
}

/** What can be chosen in the search box. */
export type SearchOffer =
  /** A text to look for: one of before, what was perhaps meant, or everything for what was typed. */
  | { kind: 'recent' | 'search'; key: string; text: string }
  | { kind: 'way'; key: string; text: string; to: string }
  | { kind: 'note'; key: string; text: string; note: string; to: string }
  /** Something of the archive, with the words that were looked for marked. */
  | { kind: 'found'; key: string; title: MarkedText; line: MarkedText; to: string; createdAt: string | undefined }

export interface OfferGroup {
  label: string
  offers: readonly SearchOffer[]
}

/** What the server said to a text; each part is undefined where it did not answer. */
interface Reply {
  text: string
  found: SearchAnswer | undefined
  titles: readonly FoundTitle[] | undefined
  isTooOften: boolean
}

/** How many titles are asked for and shown. */
export const titleCount = 20

const sections: OfferGroup = {
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

/** The titles that hold a text: as they were answered, and until then those among the known ones. */
export function titlesFor(text: string, reply: Pick<Reply, 'text' | 'titles'> | undefined, newest: readonly FoundTitle[]): readonly FoundTitle[] {
  if (text === '') return []
  if (reply?.text === text && reply.titles !== undefined) return reply.titles
  const known = new Map([...newest, ...(reply?.titles ?? [])].map((title) => [title._id, title]))
  return [...known.values()].filter(({ title }) => isTitleMatch(title, text)).slice(0, titleCount)
}

/** What else a text leads to: a calculator with what it says, a word of the glossary. */
export interface Noted {
  name: string
  words: string
  to: string
}

interface Found {
  titles: readonly FoundTitle[]
  sums: readonly Noted[]
  /** An official figure that answers the text. */
  figure: Noted | undefined
  terms: readonly Noted[]
  /** What the search found for this text; undefined while it has not answered. */
  answer: SearchAnswer | undefined
  /** The sections that share words with the text, where nothing is found. */
  nearest: readonly NearPlace[]
}

/**
 * A sum comes first, or an official figure, then what the search found by its kind, the best kind first; each address once. Titles that hold
 * the text within a word stand behind the articles found by their words. Where there is nothing stand the newsroom and
 * the sections; with an empty box what was searched for lately. `text` are the words that are asked for: of a sum alone there are none.
 */
export function offersFor(text: string, found: Found, recent: readonly string[]): OfferGroup[] {
  if (text === '' && found.sums.length === 0) return recent.length === 0 ? [sections] : [recentGroup(recent), sections]
  const groups = foundGroups(text, found)
  if (text === '') return groups
  return groups.length === 0
    ? [...meantGroup(found.answer), newsroom(text), nearestGroup(found.nearest)]
    : [...meantGroup(found.answer), ...groups, everything(text)]
}

/** How many offers lead to something that was found. */
export const foundCount = (groups: readonly OfferGroup[]) =>
  groups.flatMap(({ offers }) => offers).filter(({ kind }) => kind === 'found' || kind === 'note').length

function foundGroups(text: string, { titles, sums, figure, terms, answer }: Found): OfferGroup[] {
  return eachOnce([
    { label: 'Work it out', offers: sums.map(notedOffer) },
    ...(figure ? [{ label: groupNames.figures, offers: [notedOffer(figure)] }] : []),
    ...(answer?.groups ?? []).map(({ type, results }) => ({ label: groupNames[type], offers: results.map(resultOffer) })),
    { label: groupNames.articles, offers: titles.map((title) => titleOffer(title, text)) },
    { label: groupNames.terms, offers: terms.map(notedOffer) },
  ])
}

/** Groups of one name as one, where the first of them stands, without what leads where an offer above leads already. */
function eachOnce(groups: readonly OfferGroup[]): OfferGroup[] {
  const addresses = new Set<string>()
  const byLabel = new Map<string, SearchOffer[]>()
  for (const { label, offers } of groups) {
    const inGroup = byLabel.get(label) ?? []
    if (offers.length > 0) byLabel.set(label, inGroup)
    for (const offer of offers) {
      const address = 'to' in offer ? offer.to : offer.key
      if (!addresses.has(address)) inGroup.push(offer)
      // A calculator with other figures is another offer; without any it is the same
      addresses.add(address).add(address.replace(/\?.*$/s, ''))
    }
  }
  return [...byLabel].map(([label, offers]) => ({ label, offers })).filter(({ offers }) => offers.length > 0)
}

const notedOffer = ({ name, words, to }: Noted): SearchOffer => ({ kind: 'note', key: `note ${to}`, text: name, note: words, to })

const resultOffer = ({ path, title, line, createdAt }: SearchGroup['results'][number]): SearchOffer => ({
  kind: 'found',
  key: `found ${path}`,
  title,
  line,
  to: path,
  createdAt,
})

const titleOffer = ({ _id, title, createdAt }: FoundTitle, text: string): SearchOffer => ({
  kind: 'found',
  key: `found ${articlePath(_id)}`,
  title: titleParts(title, text),
  line: [],
  to: articlePath(_id),
  createdAt,
})

const nearestGroup = (nearest: readonly NearPlace[]): OfferGroup =>
  nearest.length === 0
    ? sections
    : { label: 'Nearest sections', offers: nearest.map(({ path, title }) => ({ kind: 'way', key: `section ${path}`, text: title, to: path })) }

const recentGroup = (recent: readonly string[]): OfferGroup => ({
  label: 'Recent searches',
  offers: recent.map((text) => ({ kind: 'recent', key: `recent ${text}`, text })),
})

const meantGroup = (answer: SearchAnswer | undefined): OfferGroup[] =>
  answer?.didYouMean === undefined ? [] : [{ label: 'Did you mean', offers: [{ kind: 'search', key: 'meant', text: answer.didYouMean }] }]

const everything = (text: string): OfferGroup => ({ label: 'See all results', offers: [{ kind: 'search', key: 'everything', text }] })

const newsroom = (text: string): OfferGroup => ({
  label: 'The newsroom',
  offers: [
    { kind: 'way', key: 'newsroom', text: `Ask about “${text}”`, to: `/contact?${new URLSearchParams({ message: `I looked for: ${text}` })}` },
  ],
})

/** What was typed and what of it is asked: amounts and numbers of people stay in the browser. */
interface TypedText {
  typed: string
  asked: string
  /** A calculator has worked it out. */
  isSum: boolean
  /** What a percentage of an amount is, in words. */
  percentage?: string | undefined
}

/** What the search says of itself. */
export function searchStatus({ typed, asked, isSum, percentage }: TypedText, reply: Reply | undefined, shown: number) {
  if (typed === '') return 'Type a term in English or Hindi, part of a title, or an amount.'
  if (percentage !== undefined) return `${percentage} Calculated in your browser and sent nowhere.`
  if (isSum) return 'Calculated in your browser and sent nowhere. Press Enter to open the calculator.'
  if (asked === '') return 'Numbers you type are sent nowhere. Add a word to search.'
  if (reply?.text !== asked) return 'Searching …'
  if (reply.found !== undefined)
    return asked === typed ? countWords(shown) : `${countWords(shown).replace(/\.?$/, '.')} Numbers you type are sent nowhere.`
  const trouble = reply.isTooOften ? 'You have searched too often. Please wait a little.' : 'Search is not responding.'
  return shown === 0 ? trouble : `${trouble} Matching titles:`
}

function countWords(shown: number) {
  if (shown === 0) return 'No results found.'
  return shown === 1 ? '1 result' : `${shown} results`
}
