import * as z from 'zod'

/** Matches the body that the stock and the exchange-rate services send with status 200 once a limit is reached. */
const note = z.union([z.object({ Note: z.string() }), z.object({ Information: z.string() }), z.object({ 'error-type': z.literal('quota-reached') })])

export const isRateLimitNote = (given: unknown) => note.safeParse(given).success
