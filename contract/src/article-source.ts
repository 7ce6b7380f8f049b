import * as z from 'zod/mini'

/**
 * What an article rests on: the figures that are marked in its texts, and what an editor added (without `figure` and
 * `document`). Texts are "" where there is none.
 */
export const articleSource = z.object({
  title: z.string(),
  authority: z.string(),
  document: z.string(),
  address: z.string(),
  /** A day, or "". */
  checkedOn: z.string(),
  /** The mark and the row that held on its day; `until` is its last day, null while it is open. */
  figure: z.optional(
    z.object({
      figureKey: z.string(),
      on: z.string(),
      words: z.optional(z.string()),
      from: z.string(),
      until: z.nullable(z.string()),
      confidence: z.string(),
      /** It held when the article was written or last looked at, and does no longer. */
      ended: z.optional(z.literal(true)),
    }),
  ),
})
export type ArticleSource = z.infer<typeof articleSource>
