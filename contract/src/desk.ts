import * as z from 'zod/mini'
import { article, articleCard, documentId, timestamp } from './article.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'
import { maxSearchLength } from './search-types.ts'
import { story } from './story.ts'
import { articleCategories, legacyCategories } from './value-lists.ts'

/**
 * Articles and stories as the dashboard reads them: scheduled and expired ones too, and whether the caller may change each. Never cached
 * or shown to readers.
 */

/**
 * `live`: public. `scheduled`: its date has not come. `draft`: made in the Studio or saved as a draft, never published. `expired`: a
 * story past its end.
 */
export const deskStates = ['live', 'scheduled', 'draft', 'expired'] as const
export type DeskState = (typeof deskStates)[number]

const onTheDesk = {
  version: z.number().check(z.int(), z.nonnegative()),
  state: z.enum(deskStates),
  mayChange: z.boolean(),
}

export const deskArticleCard = z.object({ ...articleCard.shape, ...onTheDesk })
export type DeskArticleCard = z.infer<typeof deskArticleCard>
export const deskArticleList = z.array(deskArticleCard)

/**
 * An article as last saved. `hasDraft`: that save is not published. `filledIn`: empty fields that are filled in for readers. A form shows
 * them empty, because otherwise an old excerpt would be saved as the standfirst after the text has changed.
 */
export const deskArticle = z.object({
  ...article.shape,
  ...onTheDesk,
  hasDraft: z.boolean(),
  filledIn: z.array(z.enum(['standfirst', 'byline'])),
})
export type DeskArticle = z.infer<typeof deskArticle>

export const deskStory = z.object({ ...story.shape, ...onTheDesk, hasDraft: z.boolean() })
export type DeskStory = z.infer<typeof deskStory>
export const deskStoryList = z.array(deskStory)

/** The search text of a desk list. */
export const searchText = z.optional(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSearchLength), z.regex(/^\P{Cc}*$/u, 'Control characters are not allowed')),
)

export const deskListQuery = z
  .strictObject({ ...pageQuery, q: searchText, mine: z.optional(z.literal('1')) })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type DeskListQuery = z.infer<typeof deskListQuery>

/** The orders of the article list on the desk; the default is newest first. */
export const deskSorts = ['oldest', 'changed', 'title'] as const

/** The filters of the article list on the desk. `from` and `to` are publication days in India, both inclusive. */
export const deskArticleListQuery = z
  .strictObject({
    ...pageQuery,
    q: searchText,
    mine: z.optional(z.literal('1')),
    state: z.optional(z.enum(['live', 'scheduled', 'draft'])),
    category: z.optional(z.enum([...articleCategories, ...legacyCategories])),
    tag: searchText,
    author: searchText,
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    sort: z.optional(z.enum(deskSorts)),
  })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type DeskArticleListQuery = z.infer<typeof deskArticleListQuery>

/**
 * Counts of the caller's own work. `studioUrl` (no slash at the end) is left out if the caller has no Studio account. `mayRestore` tells
 * if the caller may use the bin, because `account` does not tell an admin from a creator.
 */
export const deskSummary = z.object({
  articles: z.number(),
  scheduled: z.number(),
  stories: z.number(),
  studioUrl: z.optional(z.url()),
  /** The number of unread messages from readers. Left out if `studioUrl` is. */
  unreadMessages: z.optional(z.number()),
  mayRestore: z.boolean(),
  /** The number of pieces waiting for review. Left out if review is off. */
  inReview: z.optional(z.number()),
})
export type DeskSummary = z.infer<typeof deskSummary>

/** A deleted entry in the bin. It can be restored until `goneAt`. */
export const binnedItem = z.object({
  _id: documentId,
  kind: z.enum(['article', 'story']),
  title: z.string(),
  deletedAt: timestamp,
  deletedBy: z.string(),
  goneAt: timestamp,
})
export type BinnedItem = z.infer<typeof binnedItem>
export const binnedItems = z.array(binnedItem)

export const binQuery = z.strictObject({ ...pageQuery }).check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
