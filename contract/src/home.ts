import * as z from 'zod/mini'
import { articleCard } from './article.ts'
import { homeGroupNames } from './home-groups.ts'
import { tableOf } from './names-of.ts'

const cards = z.array(articleCard)
/** An older cms or an answer cached on disk may lack such a group. */
const addedLater = z._default(cards, [])

/** A due date of the tax calendar in the coming week. */
const dueSoon = z.object({ day: z.string(), title: z.string() })

/**
 * The articles of the front page, by group, newest first, with none twice on one screen (`without-repeats.ts`). `due` has what is due
 * within a week from today in India; left out if nothing is.
 */
export const homeAnswer = z.object({
  ...tableOf(homeGroupNames, () => cards),
  trendingAt: addedLater,
  latestUpdates: addedLater,
  due: z.optional(z.array(dueSoon)),
})

export type HomeAnswer = z.infer<typeof homeAnswer>
