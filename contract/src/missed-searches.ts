import * as z from 'zod/mini'

/** Searches without results: only their words, never who searched. */

/** Editors see words once they were searched for this often, on this many days. What a single reader searches for stays unread. */
export const minSearchesShown = 5
export const minSearchDaysShown = 2

/** The number of days for which they are stored. */
export const missedSearchRetentionDays = 90

export const missedSearches = z.array(
  z.object({
    words: z.string(),
    askings: z.number(),
    /** The number of different days. */
    days: z.number(),
    /** The day in India. */
    lastDay: z.iso.date(),
  }),
)
export type MissedSearches = z.infer<typeof missedSearches>
