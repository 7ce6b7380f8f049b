import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { deskArticle, deskStory } from './desk.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'

/**
 * Versions of articles and stories, one for each save in the dashboard or the Studio. Published versions are kept for good; of the
 * others, the newest hundred of each entry for two years.
 */
export const maxUnpublishedVersions = 100
export const unpublishedRetentionYears = 2

const versionNumber = z.number().check(z.int(), z.nonnegative())

/** A saved version. `isPublished`: it was public, then or later. `madeBy` is a name. */
const versionHead = {
  number: versionNumber,
  title: z.string(),
  madeAt: timestamp,
  madeBy: z.string(),
  isPublished: z.boolean(),
}

export const versionLine = z.object(versionHead)
export type VersionLine = z.infer<typeof versionLine>

/** Newest first. */
export const versionLines = z.array(versionLine)

export const versionsQuery = z
  .strictObject({ ...pageQuery })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type VersionsQuery = z.infer<typeof versionsQuery>

/** An article without its state on the desk, which belongs to the article and not to a version. */
export const writtenArticle = z.omit(deskArticle, { state: true, mayChange: true, hasDraft: true })
export type WrittenArticle = z.infer<typeof writtenArticle>

/** A complete version: the article as saved, sanitised by today's rules, and the numbers of the version before it, if any, and of the newest. */
export const articleVersion = z.object({ ...versionHead, before: z.optional(versionNumber), newest: versionNumber, article: writtenArticle })
export type ArticleVersion = z.infer<typeof articleVersion>

/** A story without its state on the desk. */
export const writtenStory = z.omit(deskStory, { state: true, mayChange: true, hasDraft: true })
export type WrittenStory = z.infer<typeof writtenStory>

export const storyVersion = z.object({ ...versionHead, before: z.optional(versionNumber), newest: versionNumber, story: writtenStory })
export type StoryVersion = z.infer<typeof storyVersion>

/** The number of the requested version. */
export const versionQuery = z.strictObject({
  number: z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Expected a whole number')), z.transform(Number)),
})
export type VersionQuery = z.infer<typeof versionQuery>
