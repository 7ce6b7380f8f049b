import { rowsOf } from '@artha/base/rows'
import { archiveEntry, archivePageSize, type ArchiveEntry } from '@artha/contract/archive'
import type { ArticleListQuery } from '@artha/contract/article'
import type { Core } from '@strapi/strapi'
import { answersOfRows } from '../answers/answers-of-rows'
import { lastChange } from '../article/last-change'
import { matchingIds } from '../article/matching-ids'
import { listedAnswer, listedColumns, type OptionalColumns } from '../article/optional-fields'

/** The list query without filters. */
export const wholeArchive: ArticleListQuery = { page: 1, pageSize: 100 }

interface ArchiveRow extends OptionalColumns {
  documentId: string
  title: string
  publicationDate: string
  updatedAt: string | null
}

const entryShape = {
  uid: 'api::article.article',
  schema: archiveEntry,
  answerOf: (row: ArchiveRow): ArchiveEntry => ({
    _id: row.documentId,
    title: row.title,
    createdAt: new Date(row.publicationDate).toISOString(),
    updatedAt: lastChange(row),
    ...listedAnswer(row),
  }),
} as const

/** Reads one page of the archive, oldest first. The ids come from the date index alone, then their rows are read. */
export async function readArchive(strapi: Core.Strapi, page: number, now: Date): Promise<ArchiveEntry[]> {
  const ids = await matchingIds(strapi, wholeArchive, now)
  const onPage = ids?.query
    .clone()
    .orderBy([{ column: 'articles.publication_date' }, { column: 'articles.document_id' }])
    .limit(archivePageSize)
    .offset((page - 1) * archivePageSize)
  const rows = await rowsOf<ArchiveRow>(strapi, 'api::article.article').findMany({
    select: ['documentId', 'title', 'publicationDate', 'updatedAt', ...listedColumns],
    where: { id: { $in: onPage } },
    orderBy: [{ publicationDate: 'asc' }, { documentId: 'asc' }],
  })
  return answersOfRows(strapi, entryShape, rows)
}
