import * as z from 'zod/mini'

/** A term of the glossary that stands in an article: `said` is its words as they stand first, in the section of that number (from 0). */
export const markedTerm = z.object({
  slug: z.string(),
  name: z.string(),
  meaning: z.string(),
  section: z.number().check(z.int(), z.nonnegative()),
  said: z.string(),
})
export type MarkedTerm = z.infer<typeof markedTerm>
