import type { SearchAnswer, SearchResult } from '@artha/contract/search'
import type { SearchType } from '@artha/contract/search-types'

export type FoundPiece = SearchResult & { type: SearchType }

/** Everything that was found, whatever its kind, the best first. */
export const inOrder = ({ groups }: SearchAnswer): FoundPiece[] =>
  groups.flatMap(({ type, results }) => results.map((result) => ({ ...result, type }))).sort((one, other) => one.rank - other.rank)

/** So many words that half of them say more than one. */
const manyWords = 4

/** What has all of the words, or so many that it is about the question rather than about one of its words. */
export const isAbout = ({ covers }: FoundPiece, words: number): boolean => covers > 0.5 || (covers === 0.5 && words >= manyWords)

export const titleOf = ({ title }: FoundPiece): string => title.map(({ text }) => text).join('')

const figureAddress = /^\/figures\/([a-z0-9-]+)$/

/** So many figures are looked up for one question. */
const mostFigures = 4

/** The figures of the register among what was found, by their keys, the best first. */
export const figuresFound = (found: readonly FoundPiece[]): string[] =>
  found.flatMap(({ path }) => figureAddress.exec(path)?.[1] ?? []).slice(0, mostFigures)
