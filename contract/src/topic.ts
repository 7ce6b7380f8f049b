import * as z from 'zod/mini'
import { articleCard } from './article.ts'
import { termCard } from './term.ts'

/** The slug of a topic or of one of its parts. */
export const topicSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/** A topic with published content, and its parts that have some. */
export const topicCard = z.object({
  slug: topicSlug,
  /** The category, as articles have it. */
  name: z.string(),
  parts: z.array(z.object({ slug: topicSlug, name: z.string() })),
})
export type TopicCard = z.infer<typeof topicCard>

export const topicList = z.array(topicCard)

/** The limits of what an editor may choose for a topic. */
export const maxReadFirst = 5
export const maxTopicTerms = 8

/** A topic, or with `part` one of its subcategories, with what editors chose for it. */
export const topicAnswer = z.object({
  ...topicCard.shape,
  /** The name of the requested part. Left out for the whole topic. */
  part: z.optional(z.string()),
  /** An introduction; "" if nobody has written one. */
  standfirst: z.string(),
  /** The articles to read first, in the editors' order. */
  readFirst: z.array(articleCard),
  /** The essential terms of the topic. */
  terms: z.array(termCard),
})
export type TopicAnswer = z.infer<typeof topicAnswer>

export const topicQuery = z.strictObject({ part: z.optional(topicSlug) })
