import * as z from 'zod/mini'
import { articleSource } from './article-source.ts'
import { articleChart } from './article-chart.ts'

/** An author: a person or a desk. `qualification` and `registration` are "" if there are none. */
const articleAuthor = z.object({ name: z.string(), qualification: z.string(), registration: z.string() })
export type ArticleAuthor = z.infer<typeof articleAuthor>

/**
 * The summary of an article: at most three lines, one figure with its description, and who it applies to, by when and how much. Texts are
 * "" if there is none.
 */
const shortVersion = z.object({
  lines: z.array(z.string()),
  figure: z.string(),
  figureSays: z.string(),
  appliesTo: z.string(),
  doBy: z.string(),
  costsOrSaves: z.string(),
})
export type ShortVersion = z.infer<typeof shortVersion>

/** Metadata for search engines and other sites. A text is "" if the article's own applies. */
const articleSeo = z.object({
  title: z.string(),
  description: z.string(),
  picture: z.string(),
  /** The address of the original if the text was first published elsewhere: a path on this site or an address. */
  canonical: z.string(),
  noindex: z.boolean(),
})
export type ArticleSeo = z.infer<typeof articleSeo>

/** Optional parts of an article besides its text. Each is left out if empty. */
export const articleExtras = {
  /** The sources: the figures marked in the texts, then those that an editor added. On the desk, only the latter. */
  sources: z.optional(z.array(articleSource)),
  authors: z.optional(z.array(articleAuthor)),
  /** The caption below the cover picture, and its credit. */
  caption: z.optional(z.string()),
  credit: z.optional(z.string()),
  shortVersion: z.optional(shortVersion),
  /** The charts. The name is that of the column, from when a chart was called a figure. */
  figureData: z.optional(z.array(articleChart)),
  /** The slug of its address, if an editor chose one other than the title's. */
  slug: z.optional(z.string()),
  seo: z.optional(articleSeo),
  tags: z.optional(z.array(z.string())),
  /** Slugs of glossary terms that must not be marked in this article. */
  unmarkedTerms: z.optional(z.array(z.string())),
  /** Readers may compare the article's published versions. */
  showsVersions: z.optional(z.literal(true)),
}

/** The parts that lists and sitemaps need: the slug, and `unlisted` if search engines should not index the article. */
export const listedExtras = { slug: articleExtras.slug, unlisted: z.optional(z.literal(true)) }
