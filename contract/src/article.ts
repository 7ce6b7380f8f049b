import * as z from 'zod/mini'
import { articleExtras, listedExtras } from './article-extras.ts'
import { markedTerm } from './marked-term.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'
import { picture } from './picture.ts'

/** A date and time in ISO 8601, UTC, as in 2026-11-20T08:30:00.000Z. */
export const timestamp = z.iso.datetime()

/** The id of an article or a story. */
export const documentId = z.string().check(z.regex(/^[a-z0-9]{8,64}$/))

/** A section of an article. `description` is sanitised HTML, or plain text whose numbered lines are headings. */
export const articleSection = z.object({
  subtitle: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  image: z.nullable(picture),
})

export type ArticleSection = z.infer<typeof articleSection>

const articleHead = {
  _id: documentId,
  title: z.string(),
  category: z.string(),
  subcategory: z.string(),
  section: z.string(),
  featured: z.boolean(),
  /** The publication date. Articles with a future date are in no public response. */
  createdAt: timestamp,
  standfirst: z.string(),
}

/** A complete article. Optional texts are "" if there is none; `sections` is [] for legacy articles. */
export const article = z.object({
  ...articleHead,
  byline: z.string(),
  imageUrl: z.string(),
  image: z.nullable(picture),
  content: z.string(),
  sections: z.array(articleSection),
  version: z.number().check(z.int(), z.nonnegative()),
  /** The date of the last public change, never before `createdAt`. Left out if unknown. */
  updatedAt: z.optional(timestamp),
  /** The glossary terms in its texts, in order of appearance, at most six. Left out if there are none, and in lists. */
  terms: z.optional(z.array(markedTerm)),
  ...articleExtras,
})

export type Article = z.infer<typeof article>

/** An article without its body: the picture of its first section, and the first 150 characters of its text without markup. */
export const articleCard = z.object({
  ...articleHead,
  imageUrl: z.string(),
  imageAlt: z.string(),
  image: z.nullable(picture),
  excerpt: z.string(),
  /** A figure in it has expired and no editor has reviewed it since, so it is not shown as new. */
  figuresEnded: z.optional(z.literal(true)),
  ...listedExtras,
})

export type ArticleCard = z.infer<typeof articleCard>

/** A text to filter by. PostgreSQL refuses a NUL in a string, and no title has a control character. */
// eslint-disable-next-line no-control-regex
const filterText = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000-\u001f]*$/, 'Control characters are not allowed'))

/** The query of `GET /admin/upload`. `q` is matched with titles, ignoring case; wildcards are literal. */
export const articleListQuery = z
  .strictObject({
    ...pageQuery,
    category: z.optional(filterText),
    subcategory: z.optional(filterText),
    section: z.optional(filterText),
    featured: z.optional(
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((text) => text === 'true'),
      ),
    ),
    q: z.optional(filterText),
    fields: z.optional(z.literal('card')),
  })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))

export type ArticleListQuery = z.infer<typeof articleListQuery>

export const articleList = z.array(article)
export const articleCardList = z.array(articleCard)
