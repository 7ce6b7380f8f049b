import * as z from 'zod/mini'
import { documentId } from './article.ts'
import { articleLimits } from './article-body.ts'
import { errorCode } from './errors.ts'
import { articleTag } from './optional-article-fields.ts'
import { requiredLine } from './text-rules.ts'
import { articleCategories, legacyCategories } from './value-lists.ts'

/** The limit per request. Each article is saved separately, and a request must end in time. */
export const maxBulkArticles = 50

/** One of the articles to change, and the version that the editor saw. If it was saved since, it is left as it is. */
const chosenArticle = z.strictObject({ id: documentId, version: z.optional(z.number().check(z.int(), z.nonnegative())) })

const articles = z.array(chosenArticle).check(
  z.minLength(1, 'Choose at least one article'),
  z.maxLength(maxBulkArticles, `At most ${maxBulkArticles} at once`),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'An article is listed twice'),
)

/** A change to several articles at once. `undo` takes the `undoId` of an earlier response. */
export const bulkArticlesBody = z.discriminatedUnion('action', [
  /** While review is on, open remarks stop publication unless `despiteRemarks` is set. */
  z.strictObject({ action: z.literal('publish'), articles, despiteRemarks: z.optional(z.literal(true)) }),
  z.strictObject({ action: z.literal('unpublish'), articles }),
  z.strictObject({ action: z.literal('delete'), articles }),
  z.strictObject({
    action: z.literal('categorise'),
    category: z.enum([...articleCategories, ...legacyCategories], 'Choose a category'),
    subcategory: requiredLine(articleLimits.subcategory, 'Subcategory is required'),
    articles,
  }),
  z.strictObject({ action: z.literal('tag'), tag: articleTag, articles }),
  z.strictObject({ action: z.literal('untag'), tag: articleTag, articles }),
  z.strictObject({ action: z.literal('undo'), undoId: documentId }),
])
export type BulkArticlesBody = z.output<typeof bulkArticlesBody>

/** A change to articles other than an undo. */
export type BulkChange = Exclude<BulkArticlesBody, { action: 'undo' }>

/** The outcome for one article. `because` is the reason if it was not changed. */
export const bulkOutcome = z.object({
  _id: documentId,
  happened: z.enum(['done', 'unchanged', 'refused']),
  because: z.optional(z.string()),
  code: z.optional(errorCode),
})
export type BulkOutcome = z.infer<typeof bulkOutcome>

/** One outcome per article, in the order of the request. `undoId` is present if something can be undone. */
export const bulkArticlesAnswer = z.object({ outcomes: z.array(bulkOutcome), undoId: z.optional(documentId) })
export type BulkArticlesAnswer = z.infer<typeof bulkArticlesAnswer>
