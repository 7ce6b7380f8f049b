import * as z from 'zod/mini'

/** What readers looked for and the site could not answer: words alone, never who asked. */

/** Words are shown to editors once they were asked for so often, on so many days: what one reader asks once stays unread. */
export const shownFromAskings = 5
export const shownFromDays = 2

/** How long they are kept. */
export const missedSearchesKeptDays = 90

export const missedSearches = z.array(
  z.object({
    words: z.string(),
    askings: z.number(),
    /** On how many days. */
    days: z.number(),
    /** In India. */
    lastDay: z.iso.date(),
  }),
)
export type MissedSearches = z.infer<typeof missedSearches>
