import * as z from 'zod/mini'
import { articleExtras } from './article-extras.ts'
import { timestamp } from './article.ts'

/**
 * The versions of an article as readers see them, if an editor allowed it: only those that were on the site, only what the page shows, as plain
 * text.
 */
export const maxPublishedVersions = 50

const versionNumber = z.number().check(z.int(), z.nonnegative())

/** A version and the time from which readers saw it. */
const versionHead = { number: versionNumber, since: timestamp }

const wordCount = z.number().check(z.int(), z.nonnegative())

/** `words`: how many words it added to the version before it and removed from it; absent for the oldest. */
const publishedVersion = z.object({ ...versionHead, words: z.optional(z.object({ added: wordCount, removed: wordCount })) })
export type PublishedVersion = z.infer<typeof publishedVersion>

const comparedArticle = z.object({ _id: z.string(), title: z.string(), slug: articleExtras.slug })

/** Newest first. A save that changed nothing for readers is no version here. */
export const publishedVersions = z.object({ article: comparedArticle, versions: z.array(publishedVersion) })
export type PublishedVersions = z.infer<typeof publishedVersions>

/** The parts of an article that are compared, in the order of the page. */
export const comparedParts = ['title', 'standfirst', 'shortVersion', 'text', 'charts', 'pictures', 'sources'] as const
export type ComparedPart = (typeof comparedParts)[number]

/** The parts that differ, each as lines of plain text; "" if a version does not have it. */
export const versionComparison = z.object({
  before: z.object(versionHead),
  after: z.object(versionHead),
  changes: z.array(z.object({ part: z.enum(comparedParts), before: z.string(), after: z.string() })),
})
export type VersionComparison = z.infer<typeof versionComparison>

const numberInQuery = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Expected a whole number')), z.transform(Number))

/** The numbers of two versions, in either order. */
export const comparisonQuery = z
  .strictObject({ from: numberInQuery, to: numberInQuery })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], message: 'Choose another version' }))
export type ComparisonQuery = z.infer<typeof comparisonQuery>
