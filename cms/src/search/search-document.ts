import type { SearchType } from '@artha/contract/search-types'
import { searchWords } from '@artha/contract/search-words'

/** The indexed text of one piece. Only what readers may see, now or at its date, becomes a document. */
export interface SearchDocument {
  kind: SearchType
  /** The id within its kind. */
  ref: string
  path: string
  title: string
  /** Other names, each as good as the title. */
  names: readonly string[]
  lead: string
  /** Its headings, tags, category and the questions that it answers. */
  about: string
  body: string
  topic: string
  /** The tags that editors gave it. */
  tags: readonly string[]
  /** The time from which it is shown, in ms; 0 if it has none. */
  fromAt: number
  /** The time until which it is shown, in ms; null: for ever. */
  untilAt: number | null
  /** Changes with each save. */
  stamp: string
}

/** The words under which a document is found, by field. */
export interface DocumentWords {
  /** The names, with a bar between them. */
  title: string
  lead: string
  about: string
  body: string[]
}

/** The most characters of a text that are stored and searched. */
const longestBody = 60_000
const mostBodyWords = 8_000
const fewestRepeats = 4
const mostRepeated = 12

const formsOf = (text: string) => searchWords(text).map(({ form }) => form)

/** Returns the words that a text often repeats: it is about them, whatever its headings say. */
function repeated(forms: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= fewestRepeats)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostRepeated)
    .map(([form]) => form)
}

export const bodyOf = ({ body }: SearchDocument) => body.slice(0, longestBody)

export function wordsOfDocument(document: SearchDocument): DocumentWords {
  const body = formsOf(bodyOf(document)).slice(0, mostBodyWords)
  return {
    title: [document.title, ...document.names].map((name) => formsOf(name).join(' ')).join(' | '),
    lead: formsOf(document.lead).join(' '),
    about: [...formsOf(document.about), ...repeated(body)].join(' '),
    body,
  }
}

/** Returns the words as written, as candidates for correcting typos. */
export const correctionCandidates = ({ title, names, lead, about, body }: SearchDocument): string[] => [
  ...new Set(
    [title, ...names, lead, about, body.slice(0, longestBody)]
      .flatMap((text) => searchWords(text))
      .map(({ folded }) => folded)
      .filter((word) => /^[a-z]{3,30}$/.test(word)),
  ),
]
