import type { SearchType } from '@artha/contract/search-types'
import { searchWords } from '@artha/contract/search-words'

/** What the search knows of one piece. Only what readers may see, now or at its time, becomes one. */
export interface SearchDocument {
  kind: SearchType
  /** Which one of its kind. */
  ref: string
  path: string
  title: string
  /** Other names, each of which is as good as the title. */
  names: readonly string[]
  lead: string
  /** What it is about: headings, tags, where it is filed. */
  about: string
  body: string
  topic: string
  /** What editors say it is about beside its topic. */
  tags: readonly string[]
  /** When it appears, in ms; 0 where no time is said. */
  fromAt: number
  /** When it is gone; null is never. */
  untilAt: number | null
  /** Another one after each save. */
  stamp: string
}

/** The words under which a piece is found, by where they stand. */
export interface DocumentWords {
  /** Names one after the other, a bar between them. */
  title: string
  lead: string
  about: string
  body: string[]
}

/** So much of a text is shown from and looked through. */
const longestBody = 60_000
const mostBodyWords = 8_000
const fewestRepeats = 4
const mostRepeated = 12

const formsOf = (text: string) => searchWords(text).map(({ form }) => form)

/** The words that a text comes back to: it is about them, whatever its headings say. */
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

/** Words as they are written, that a slip of the finger may have meant. */
export const wordsToMean = ({ title, names, lead, about, body }: SearchDocument): string[] => [
  ...new Set(
    [title, ...names, lead, about, body.slice(0, longestBody)]
      .flatMap((text) => searchWords(text))
      .map(({ folded }) => folded)
      .filter((word) => /^[a-z]{3,30}$/.test(word)),
  ),
]
