import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { deskArticle, deskStory } from './desk.ts'
import { pageQuery, pageWithinList } from './list-query.ts'

/**
 * What each save has left of an article or a story, from the dashboard and the Studio alike. What readers had is kept for good; of the
 * others the newest hundred of each, for two years.
 */
export const keptUnpublished = 100
export const keptUnpublishedYears = 2

const versionNumber = z.number().check(z.int(), z.nonnegative())

/** One save: `isPublished` where readers had it, then or later. `madeBy` is a name. */
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

export const versionsQuery = z.strictObject({ ...pageQuery }).check(z.refine(pageWithinList, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type VersionsQuery = z.infer<typeof versionsQuery>

/** What of an article is its text; where it stands on the desk is said of the article, and of no version. */
export const writtenArticle = z.omit(deskArticle, { state: true, mayChange: true, hasDraft: true })
export type WrittenArticle = z.infer<typeof writtenArticle>

/** A version whole: the article as it was saved, cleaned by the rules of today, and the numbers of the one before it, if any, and of the newest. */
export const articleVersion = z.object({ ...versionHead, before: z.optional(versionNumber), newest: versionNumber, article: writtenArticle })
export type ArticleVersion = z.infer<typeof articleVersion>

/** As with an article: the text of a story, without where it stands on the desk. */
export const writtenStory = z.omit(deskStory, { state: true, mayChange: true, hasDraft: true })
export type WrittenStory = z.infer<typeof writtenStory>

export const storyVersion = z.object({ ...versionHead, before: z.optional(versionNumber), newest: versionNumber, story: writtenStory })
export type StoryVersion = z.infer<typeof storyVersion>

/** Which version is asked for. */
export const versionQuery = z.strictObject({
  number: z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Expected a whole number')), z.transform(Number)),
})
export type VersionQuery = z.infer<typeof versionQuery>
