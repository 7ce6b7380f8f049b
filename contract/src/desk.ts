import * as z from 'zod/mini'
import { article, articleCard, documentId, timestamp } from './article.ts'
import { pageQuery, pageWithinList } from './list-query.ts'
import { story } from './story.ts'
import { articleCategories, storedOnlyCategories } from './value-lists.ts'

/**
 * What the dashboard reads of its own: coming articles and expired stories too, and of each whether the person who asks
 * may change it. Nothing here is ever cached or shown to readers.
 */

/** `live`: readers see it; `scheduled`: its time has not come; `draft`: only made in the Studio, never published; `expired`: a story past its time. */
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
 * One article as it was last saved. `hasDraft`: that save was made in the Studio and is not published. `filledIn`: fields
 * that were left empty and are filled in for readers. A form shows them empty, or the first words of a text would stay its
 * standfirst when the text has changed.
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

/** What a list of the desk is searched for. */
export const searchText = z.optional(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u, 'Control characters are not allowed')),
)

export const deskListQuery = z
  .strictObject({ ...pageQuery, q: searchText, mine: z.optional(z.literal('1')) })
  .check(z.refine(pageWithinList, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type DeskListQuery = z.infer<typeof deskListQuery>

/** In what order the desk lists articles; without a word newest first. */
export const deskSorts = ['oldest', 'changed', 'title'] as const

/** What an article can be asked for by on the desk. `from` and `to` are days in India on which it appears, both included. */
export const deskArticleListQuery = z
  .strictObject({
    ...pageQuery,
    q: searchText,
    mine: z.optional(z.literal('1')),
    state: z.optional(z.enum(['live', 'scheduled', 'draft'])),
    category: z.optional(z.enum([...articleCategories, ...storedOnlyCategories])),
    tag: searchText,
    author: searchText,
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    sort: z.optional(z.enum(deskSorts)),
  })
  .check(z.refine(pageWithinList, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type DeskArticleListQuery = z.infer<typeof deskArticleListQuery>

/**
 * The counts of one's own work; where the Studio is (no slash at the end), for links to its entries, left out for who has no
 * account there, with what waits in it; and whether the bin is open to this person: the account does not tell an admin from a creator.
 */
export const deskSummary = z.object({
  articles: z.number(),
  scheduled: z.number(),
  stories: z.number(),
  studioUrl: z.optional(z.url()),
  /** How many messages of readers no one has read yet; left out with the address. */
  unreadMessages: z.optional(z.number()),
  mayRestore: z.boolean(),
  /** How much waits for review; left out where review is off. */
  inReview: z.optional(z.number()),
})
export type DeskSummary = z.infer<typeof deskSummary>

/** An entry of the bin: what was deleted, by whom, and until when it can be restored. */
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

export const binQuery = z.strictObject({ ...pageQuery }).check(z.refine(pageWithinList, { path: ['page'], message: 'Lists stop at row 10,000' }))
