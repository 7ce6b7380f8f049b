import * as z from 'zod'

/** What the stock service answers with status 200 in place of figures once its limit is reached. */
const note = z.union([z.object({ Note: z.string() }), z.object({ Information: z.string() })])

export const isRateLimitNote = (given: unknown) => note.safeParse(given).success
