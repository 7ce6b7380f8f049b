import { rowsOf } from '@artha/base/rows'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import type { ContentUid } from '../../content-uid'

export interface DatedRow {
  publicationDate: string | null
  publishedAt: string | null
}

/**
 * Returns the publication date to write, if any: an entry that readers never had appears when it is published, not when its draft was begun,
 * unless it is scheduled.
 */
export async function firstPublicationDate(strapi: Core.Strapi, documentId: string, rows: readonly DatedRow[]): Promise<{ publicationDate?: Date }> {
  const now = new Date()
  const isDue = rows.every(({ publishedAt, publicationDate }) => publishedAt === null && new Date(publicationDate ?? now) <= now)
  return isDue && (await newsroomOf(strapi).isUnread(documentId)) ? { publicationDate: now } : {}
}

/** Publishes a locked draft without changing its text. */
export async function publishDraft(strapi: Core.Strapi, uid: ContentUid, documentId: string): Promise<void> {
  const rows = await rowsOf<DatedRow>(strapi, uid).findMany({ where: { documentId }, select: ['publicationDate', 'publishedAt'] })
  const data = await firstPublicationDate(strapi, documentId, rows)
  if (data.publicationDate) await strapi.db.query(uid).updateMany({ where: { documentId, publishedAt: { $null: true } }, data })
  await strapi.documents(uid).publish({ documentId })
}
