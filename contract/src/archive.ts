import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { listedExtras } from './article-extras.ts'
import { pageQuery } from './list-query.ts'

/**
 * Pages of the whole archive for sitemaps, oldest first, so that full pages do not change when articles are added. It does not stop at
 * row 10,000 as other lists do, and its page size is fixed.
 */
export const archivePageSize = 1_000

/** An article as sitemaps need it. `updatedAt` is never before `createdAt`. */
export const archiveEntry = z.object({ _id: documentId, title: z.string(), createdAt: timestamp, updatedAt: timestamp, ...listedExtras })
export type ArchiveEntry = z.infer<typeof archiveEntry>

export const archivePage = z.array(archiveEntry)

export const archiveQuery = z.strictObject({ page: pageQuery.page })
export type ArchiveQuery = z.infer<typeof archiveQuery>
