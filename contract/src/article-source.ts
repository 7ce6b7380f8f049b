import * as z from 'zod/mini'

/**
 * A source of an article: a figure marked in its texts, or one that an editor added (without `figure` and `document`). Texts are "" if
 * there is none.
 */
export const articleSource = z.object({
  title: z.string(),
  authority: z.string(),
  document: z.string(),
  address: z.string(),
  /** A day, or "". */
  checkedOn: z.string(),
  /** The mark, and the row that was valid on its day. `until` is the row's last day, null if it has none. */
  figure: z.optional(
    z.object({
      figureKey: z.string(),
      on: z.string(),
      words: z.optional(z.string()),
      from: z.string(),
      until: z.nullable(z.string()),
      confidence: z.string(),
      /** The row was valid when the article was written or last reviewed, but is not valid today. */
      ended: z.optional(z.literal(true)),
    }),
  ),
})
export type ArticleSource = z.infer<typeof articleSource>
