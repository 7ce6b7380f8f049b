import * as z from 'zod/mini'
import { articleExtras, listedExtras } from './article-extras.ts'
import { markedTerm } from './marked-term.ts'
import { pageQuery, pageWithinList } from './list-query.ts'
import { picture } from './picture.ts'

/** ISO 8601 in UTC, as in 2026-11-20T08:30:00.000Z. */
export const timestamp = z.iso.datetime()

/** The document id of an article or a story. */
export const documentId = z.string().check(z.regex(/^[a-z0-9]{8,64}$/))

/** A part of an article. `description` is sanitised HTML, or plain text whose numbered lines are headings. */
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
  /** When the article appears; in the future it is in no public answer. */
  createdAt: timestamp,
  standfirst: z.string(),
}

/** One article whole. Optional texts are "" where there is none; `sections` is [] for legacy articles. */
export const article = z.object({
  ...articleHead,
  byline: z.string(),
  imageUrl: z.string(),
  image: z.nullable(picture),
  content: z.string(),
  sections: z.array(articleSection),
  version: z.number().check(z.int(), z.nonnegative()),
  /** When readers last saw something new of it; never before `createdAt`. Left out where it is not known. */
  updatedAt: z.optional(timestamp),
  /** Terms of the glossary that stand in its texts, in their order; at most six. Left out where there is none, and in lists. */
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
  /** A figure in it has ended and no editor has looked since: it is no longer shown as what is new. */
  figuresEnded: z.optional(z.literal(true)),
  ...listedExtras,
})

export type ArticleCard = z.infer<typeof articleCard>

/** A text to filter by. PostgreSQL takes no NUL in a string, and no title holds a control character. */
// eslint-disable-next-line no-control-regex
const filterText = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000-\u001f]*$/, 'Control characters are not allowed'))

/** What `GET /admin/upload` may be asked. `q` is matched with titles, case-insensitively, wildcards taken literally. */
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
  .check(z.refine(pageWithinList, { path: ['page'], message: 'Lists stop at row 10,000' }))

export type ArticleListQuery = z.infer<typeof articleListQuery>

export const articleList = z.array(article)
export const articleCardList = z.array(articleCard)
