import type { SearchAnswer, SearchResult } from '@artha/contract/search'
import type { SearchType } from '@artha/contract/search-types'

export type FoundItem = SearchResult & { type: SearchType }

/** Returns all search results with their types, the best first. */
export const inOrder = ({ groups }: SearchAnswer): FoundItem[] =>
  groups.flatMap(({ type, results }) => results.map((result) => ({ ...result, type }))).sort((one, other) => one.rank - other.rank)

/** From this many words on, a match of half of them is enough. */
const manyWords = 4

/** True if a result matches more than half of the words, or exactly half of a query of `manyWords` or more. */
export const isAbout = ({ covers }: FoundItem, words: number): boolean => covers > 0.5 || (covers === 0.5 && words >= manyWords)

export const titleOf = ({ title }: FoundItem): string => title.map(({ text }) => text).join('')

const figureAddress = /^\/figures\/([a-z0-9-]+)$/

/** The most figures to look up for one question. */
const mostFigures = 4

/** Returns the keys of the official figures among the results, the best first, at most `mostFigures`. */
export const figuresFound = (found: readonly FoundItem[]): string[] =>
  found.flatMap(({ path }) => figureAddress.exec(path)?.[1] ?? []).slice(0, mostFigures)
