import * as z from 'zod/mini'
import { timestamp } from './article.ts'

/**
 * What somebody types in the form of an article, kept by the server while it is typed: one row for each article and person,
 * no version and no publication. It is kept for so many days after it was last written.
 */
export const autosaveKeptDays = 30

const count = z.number().check(z.int(), z.nonnegative(), z.lte(2_147_483_647))

/** Fields as the form holds them: the server keeps them and reads none. */
const values = z.record(z.string(), z.unknown())

/**
 * `basedOn` is the version that the form began from, `seen` the `turn` that this window was answered last, 0 before the
 * first: what was written from another window since is not written over unseen.
 */
export const autosaveBody = z.strictObject({ basedOn: count, seen: count, values })
export type AutosaveBody = z.output<typeof autosaveBody>

/** Somebody else who is writing in the same article: since when, and when last. */
const otherWriter = z.object({ name: z.string(), since: timestamp, savedAt: timestamp })
export type OtherWriter = z.infer<typeof otherWriter>

export const autosaved = z.object({ turn: count, savedAt: timestamp, others: z.array(otherWriter) })
export type Autosaved = z.infer<typeof autosaved>

/** One's own row, null where there is none, and who else is writing. */
export const autosaveAnswer = z.object({
  own: z.nullable(z.object({ basedOn: count, turn: count, savedAt: timestamp, values })),
  others: z.array(otherWriter),
})
export type AutosaveAnswer = z.infer<typeof autosaveAnswer>
