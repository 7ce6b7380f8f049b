import * as z from 'zod/mini'
import { articleCard } from './article.ts'

/**
 * The groups of the front page and how many cards each shows at most.
 * Business and Highlights show the finance list again; Live Update shows the first of the feed.
 */
export const homeGroupSizes = {
  /** 1 big, 2 small, a side list of items 2 to 5, and "Trending at" */
  trending: 5,
  /** 1 large, 1 small, 6 in the grid */
  news: 8,
  /** 1 large, 2 small, 4 in the list */
  finance: 7,
  investment: 8,
  fintech: 7,
  budget: 8,
  loan: 8,
  gst: 8,
  tax: 8,
  saving: 8,
  bottom: 3,
  recommended: 4,
  feed: 12,
} as const

export type HomeGroup = keyof typeof homeGroupSizes

const cards = z.array(articleCard)

/** Everything the front page needs of the articles, each group newest first. */
export const homeAnswer = z.object({
  trending: cards,
  news: cards,
  finance: cards,
  investment: cards,
  fintech: cards,
  budget: cards,
  loan: cards,
  gst: cards,
  tax: cards,
  saving: cards,
  bottom: cards,
  recommended: cards,
  feed: cards,
} satisfies Record<HomeGroup, typeof cards>)

export type HomeAnswer = z.infer<typeof homeAnswer>
