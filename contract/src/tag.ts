import * as z from 'zod/mini'
import { articleCard } from './article.ts'
import { pageQuery } from './list-query.ts'

/** A subject across the topics, as editors write it, with the end of its address and how many articles have it; counting stops at 1,000. */
export const tagCard = z.object({ slug: z.string(), name: z.string(), articles: z.number() })
export type TagCard = z.infer<typeof tagCard>

export const tagList = z.array(tagCard)

export const tagQuery = z.strictObject({ page: pageQuery.page })

/** A tag with a page of its articles, newest first. */
export const tagAnswer = z.object({ ...tagCard.shape, cards: z.array(articleCard) })
export type TagAnswer = z.infer<typeof tagAnswer>
