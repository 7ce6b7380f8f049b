import * as z from 'zod'

/** The stock service says so with status 200, in place of the figures. */
const note = z.union([z.object({ Note: z.string() }), z.object({ Information: z.string() })])

/** Whether an answer says that its limit is reached. */
export const saysLimit = (given: unknown) => note.safeParse(given).success
