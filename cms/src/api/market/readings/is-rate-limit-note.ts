import * as z from 'zod'

/** What the stock service, and that of rates, answer with status 200 in place of figures once a limit is reached. */
const note = z.union([z.object({ Note: z.string() }), z.object({ Information: z.string() }), z.object({ 'error-type': z.literal('quota-reached') })])

export const isRateLimitNote = (given: unknown) => note.safeParse(given).success
