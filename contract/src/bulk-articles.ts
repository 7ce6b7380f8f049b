import * as z from 'zod/mini'
import { documentId } from './article.ts'
import { articleLimits } from './article-body.ts'
import { errorCode } from './errors.ts'
import { articleTag } from './optional-article-fields.ts'
import { requiredLine } from './text-rules.ts'
import { articleCategories, storedOnlyCategories } from './value-lists.ts'

/** So many at once: each is saved by itself, and one request is to end in time. */
export const mostAtOnce = 50

/** One of those that are meant, and its version as it was seen: what was saved since is left as it is. */
const meant = z.strictObject({ id: documentId, version: z.optional(z.number().check(z.int(), z.nonnegative())) })

const articles = z.array(meant).check(
  z.minLength(1, 'Choose at least one article'),
  z.maxLength(mostAtOnce, `At most ${mostAtOnce} at once`),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'An article is listed twice'),
)

/** What is done to several articles at once; `undo` takes back what an earlier answer gave its `undoId` for. */
export const bulkArticlesBody = z.discriminatedUnion('action', [
  /** While review is on, open remarks hold it back unless one says so. */
  z.strictObject({ action: z.literal('publish'), articles, despiteRemarks: z.optional(z.literal(true)) }),
  z.strictObject({ action: z.literal('unpublish'), articles }),
  z.strictObject({ action: z.literal('delete'), articles }),
  z.strictObject({
    action: z.literal('categorise'),
    category: z.enum([...articleCategories, ...storedOnlyCategories], 'Choose a category'),
    subcategory: requiredLine(articleLimits.subcategory, 'Subcategory is required'),
    articles,
  }),
  z.strictObject({ action: z.literal('tag'), tag: articleTag, articles }),
  z.strictObject({ action: z.literal('untag'), tag: articleTag, articles }),
  z.strictObject({ action: z.literal('undo'), undoId: documentId }),
])
export type BulkArticlesBody = z.output<typeof bulkArticlesBody>

/** What is done to articles, and not taken back. */
export type BulkChange = Exclude<BulkArticlesBody, { action: 'undo' }>

/** What happened to one of them; `because` where it is not done. */
export const bulkOutcome = z.object({
  _id: documentId,
  happened: z.enum(['done', 'unchanged', 'refused']),
  because: z.optional(z.string()),
  code: z.optional(errorCode),
})
export type BulkOutcome = z.infer<typeof bulkOutcome>

/** One outcome an article, in the order in which they were asked for; `undoId` where something can be taken back. */
export const bulkArticlesAnswer = z.object({ outcomes: z.array(bulkOutcome), undoId: z.optional(documentId) })
export type BulkArticlesAnswer = z.infer<typeof bulkArticlesAnswer>
