import type { SearchType } from '@artha/contract/search-types'

const perSecond = 2 ** 20
/** Documents other than articles have negative keys, so that articles and the rest can be read apart. */
const belowZero = -(2 ** 51)

const secondsOf = (ms: number) => Math.max(0, Math.floor(ms / 1_000))

/** Returns the least key of documents that appeared at this time or later. Keys grow with time. */
export const firstKeyAt = (isArticle: boolean, ms: number): number => (isArticle ? 0 : belowZero) + secondsOf(ms) * perSecond

/** Returns a key for a kind and second; `turn` chooses one of that second's keys. */
export const keyAt = (kind: SearchType, ms: number, turn: number): number =>
  firstKeyAt(kind === 'articles', ms) + (Math.abs(Math.trunc(turn)) % (perSecond - 1)) + 1
