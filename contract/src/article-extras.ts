import * as z from 'zod/mini'
import { articleSource } from './article-source.ts'
import { drawnFigure } from './drawn-figure.ts'

/** Who wrote an article: a person or a desk. The other two are "" where there is none. */
const articleAuthor = z.object({ name: z.string(), qualification: z.string(), registration: z.string() })
export type ArticleAuthor = z.infer<typeof articleAuthor>

/** The article in at most three lines, one figure of it with its words, and for whom, by when, how much. "" where there is none. */
const shortVersion = z.object({
  lines: z.array(z.string()),
  figure: z.string(),
  figureSays: z.string(),
  appliesTo: z.string(),
  doBy: z.string(),
  costsOrSaves: z.string(),
})
export type ShortVersion = z.infer<typeof shortVersion>

/** What search engines and other sites are told. Texts are "" where the article speaks for itself. */
const articleSeo = z.object({
  title: z.string(),
  description: z.string(),
  picture: z.string(),
  /** Where the text stands first, if not here: a path of ours or an address. */
  canonical: z.string(),
  noindex: z.boolean(),
})
export type ArticleSeo = z.infer<typeof articleSeo>

/** What an article may have beside its text. Each is left out where there is nothing in it. */
export const articleExtras = {
  /** What it stands on: the figures of its texts, then what an editor added; on the desk only that. */
  sources: z.optional(z.array(articleSource)),
  authors: z.optional(z.array(articleAuthor)),
  /** Below the cover: what it shows, and whose it is. */
  caption: z.optional(z.string()),
  credit: z.optional(z.string()),
  shortVersion: z.optional(shortVersion),
  figureData: z.optional(z.array(drawnFigure)),
  /** The words of its address, where an editor chose others than those of its title. */
  slug: z.optional(z.string()),
  seo: z.optional(articleSeo),
  tags: z.optional(z.array(z.string())),
  /** Terms of the glossary that are not marked in it although they stand there, by the end of their address. */
  unmarkedTerms: z.optional(z.array(z.string())),
}

/** Of them, what lists and maps need: the words of the address, and that no search engine should be led there. */
export const listedExtras = { slug: articleExtras.slug, unlisted: z.optional(z.literal(true)) }
