import { articlePath } from '../../lib/paths.ts'
import { isTitleMatch } from './title-match.ts'

/** Of an article, what the search shows. */
export interface FoundTitle {
  _id: string
  title: string
  createdAt: string
}

/** What can be chosen in the search box. */
export type SearchOffer =
  | { kind: 'recent'; key: string; text: string }
  | { kind: 'section'; key: string; text: string; to: string }
  | { kind: 'title'; key: string; text: string; to: string; createdAt: string }

export interface OfferGroup {
  label: string
  offers: readonly SearchOffer[]
}

/** What the archive answered to a text; without titles it could not be asked. */
interface TitleAnswer {
  text: string
  titles: readonly FoundTitle[] | undefined
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
  ].map(([id = '', text = '']) => ({ kind: 'section', key: `section ${id}`, text, to: `/#${id}` })),
}

/** The titles for a text: as the archive answered it, and until then those among the known ones in which it stands. */
export function titlesFor(text: string, answer: TitleAnswer | undefined, newest: readonly FoundTitle[]): readonly FoundTitle[] {
  if (text === '') return []
  if (answer?.text === text && answer.titles !== undefined) return answer.titles
  const known = new Map([...newest, ...(answer?.titles ?? [])].map((title) => [title._id, title]))
  return [...known.values()].filter(({ title }) => isTitleMatch(title, text)).slice(0, titleCount)
}

/** Titles where there are any; otherwise the sections, and with an empty box what was searched for lately. */
export function offersFor(text: string, titles: readonly FoundTitle[], recent: readonly string[]): OfferGroup[] {
  if (titles.length > 0) return [{ label: 'Articles', offers: titles.map(titleOffer) }]
  if (text !== '' || recent.length === 0) return [sections]
  return [{ label: 'Recent searches', offers: recent.map((each) => ({ kind: 'recent', key: `recent ${each}`, text: each })) }, sections]
}

const titleOffer = ({ _id, title, createdAt }: FoundTitle): SearchOffer => ({
  kind: 'title',
  key: `title ${_id}`,
  text: title,
  to: articlePath(_id),
  createdAt,
})

/** What the search says of itself. */
export function searchStatus(text: string, answer: TitleAnswer | undefined, shown: number) {
  if (text === '') return 'A part of a title is enough.'
  if (answer?.text !== text) return 'Searching …'
  if (answer.titles === undefined) return shown > 0 ? 'The archive did not answer. From the newest titles:' : 'The archive did not answer.'
  if (shown === 0) return 'No title matches.'
  if (shown >= titleCount) return `The newest ${titleCount} titles. Enter shows all.`
  return shown === 1 ? '1 title' : `${shown} titles`
}
