import * as z from 'zod/mini'
import { articleCard } from './article.ts'
import { pageQuery } from './list-query.ts'

/** A tag as editors write it, with its slug and the number of articles, counted up to 1,000. */
export const tagCard = z.object({ slug: z.string(), name: z.string(), articles: z.number() })
export type TagCard = z.infer<typeof tagCard>

export const tagList = z.array(tagCard)

export const tagQuery = z.strictObject({ page: pageQuery.page })

/** A tag with a page of its articles, newest first. */
export const tagAnswer = z.object({ ...tagCard.shape, cards: z.array(articleCard) })
export type TagAnswer = z.infer<typeof tagAnswer>
