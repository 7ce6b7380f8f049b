import * as z from 'zod/mini'
import { articleCard } from './article.ts'
import { termCard } from './term.ts'

/** The words of a topic's address, or of a part of it. */
export const topicSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/** A topic in which something is published, with those of its parts of which that is true. */
export const topicCard = z.object({
  slug: topicSlug,
  /** The category, as articles have it. */
  name: z.string(),
  parts: z.array(z.object({ slug: topicSlug, name: z.string() })),
})
export type TopicCard = z.infer<typeof topicCard>

export const topicList = z.array(topicCard)

/** So much of it an editor may choose. */
export const mostReadFirst = 5
export const mostTopicTerms = 8

/** A topic, or with `part` one of its subcategories, with what editors chose for it. */
export const topicAnswer = z.object({
  ...topicCard.shape,
  /** The name of the part that was asked for; left out for the topic as a whole. */
  part: z.optional(z.string()),
  /** What it is about; "" where nobody has written it. */
  standfirst: z.string(),
  /** What to read first, in the order of the editors. */
  readFirst: z.array(articleCard),
  /** Words that it cannot do without. */
  terms: z.array(termCard),
})
export type TopicAnswer = z.infer<typeof topicAnswer>

export const topicQuery = z.strictObject({ part: z.optional(topicSlug) })
