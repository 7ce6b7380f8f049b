import * as z from 'zod/mini'

/** A glossary term in an article. `said` is the wording of its first occurrence, in the section of that number (from 0). */
export const markedTerm = z.object({
  slug: z.string(),
  name: z.string(),
  meaning: z.string(),
  section: z.number().check(z.int(), z.nonnegative()),
  said: z.string(),
})
export type MarkedTerm = z.infer<typeof markedTerm>
