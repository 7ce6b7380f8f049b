import type { SearchType } from '@artha/contract/search-types'

const perSecond = 2 ** 20
/** Everything but articles lies below zero, so that either is read without the other. */
const belowZero = -(2 ** 51)

const secondsOf = (ms: number) => Math.max(0, Math.floor(ms / 1_000))

/** The least key of what appeared at a time or later: by keys, the newest come last. */
export const firstKeyAt = (isArticle: boolean, ms: number): number => (isArticle ? 0 : belowZero) + secondsOf(ms) * perSecond

/** A key of its kind and second; `turn` chooses among those that there are. */
export const keyAt = (kind: SearchType, ms: number, turn: number): number =>
  firstKeyAt(kind === 'articles', ms) + (Math.abs(Math.trunc(turn)) % (perSecond - 1)) + 1
