import * as z from 'zod/mini'
import { articleCard } from './article.ts'
import { homeGroupNames } from './home-groups.ts'
import { tableOf } from './names-of.ts'

const cards = z.array(articleCard)
/** A cms of before, or an answer kept on disk, has no such group. */
const addedLater = z._default(cards, [])

/** A due date of the tax calendar in the coming week. */
const dueSoon = z.object({ day: z.string(), title: z.string() })

/**
 * Everything the front page needs of the articles, each group newest first, shared out so that nothing stands twice in one screen
 * (`without-repeats.ts`); and what is due within a week of today in India, left out where nothing is.
 */
export const homeAnswer = z.object({
  ...tableOf(homeGroupNames, () => cards),
  trendingAt: addedLater,
  latestUpdates: addedLater,
  due: z.optional(z.array(dueSoon)),
})

export type HomeAnswer = z.infer<typeof homeAnswer>
