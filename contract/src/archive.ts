import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { listedExtras } from './article-extras.ts'
import { pageQuery } from './list-query.ts'

/**
 * The whole archive for sitemaps, oldest first: a full page stays as it is when articles are added. Unlike the lists for
 * readers it does not stop at row 10,000; its pages have one size.
 */
export const archivePageSize = 1_000

/** An article as a map of the site needs it. `updatedAt` is never before `createdAt`. */
export const archiveEntry = z.object({ _id: documentId, title: z.string(), createdAt: timestamp, updatedAt: timestamp, ...listedExtras })
export type ArchiveEntry = z.infer<typeof archiveEntry>

export const archivePage = z.array(archiveEntry)

export const archiveQuery = z.strictObject({ page: pageQuery.page })
export type ArchiveQuery = z.infer<typeof archiveQuery>
