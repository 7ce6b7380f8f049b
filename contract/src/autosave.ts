import * as z from 'zod/mini'
import { timestamp } from './article.ts'

/**
 * Autosave: the server stores the article form while somebody types, in one row per article and person, without a version or publication.
 * A row is deleted this many days after its last write.
 */
export const autosaveRetentionDays = 30

const count = z.number().check(z.int(), z.nonnegative(), z.lte(2_147_483_647))

/** Fields as the form holds them. The server stores them unread. */
const values = z.record(z.string(), z.unknown())

/**
 * `basedOn` is the version that the form started from. `seen` is the last `turn` that this window received, 0 before the first. A write
 * is refused if another window has written since.
 */
export const autosaveBody = z.strictObject({ basedOn: count, seen: count, values })
export type AutosaveBody = z.output<typeof autosaveBody>

/** Another person who is editing the same article, with the times of the first and last autosave. */
const otherWriter = z.object({ name: z.string(), since: timestamp, savedAt: timestamp })
export type OtherWriter = z.infer<typeof otherWriter>

export const autosaved = z.object({ turn: count, savedAt: timestamp, others: z.array(otherWriter) })
export type Autosaved = z.infer<typeof autosaved>

/** The caller's own row, null if there is none, and the other people editing. */
export const autosaveAnswer = z.object({
  own: z.nullable(z.object({ basedOn: count, turn: count, savedAt: timestamp, values })),
  others: z.array(otherWriter),
})
export type AutosaveAnswer = z.infer<typeof autosaveAnswer>
