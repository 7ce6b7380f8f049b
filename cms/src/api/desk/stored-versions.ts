import type { VersionsQuery } from '@artha/contract/versions'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import type { ContentUid } from '../../content-uid'

/** Returns true if the entry exists and is not in the bin. */
export const entryExists = async (strapi: Core.Strapi, uid: ContentUid, documentId: string) =>
  documentId !== '' && (await strapi.db.query(uid).count({ where: { documentId } })) > 0

/** Reads one page of an entry's versions; undefined if there is no such entry, or only in the bin. */
export async function listVersions(strapi: Core.Strapi, uid: ContentUid, documentId: string, query: VersionsQuery) {
  if (!(await entryExists(strapi, uid, documentId))) return undefined
  const { results, total } = await newsroomOf(strapi).versionsOf(documentId, query)
  return { answers: results, rows: results.length, total }
}

/** Reads one stored version; undefined if the version or the entry does not exist. */
export const versionOf = async <Row extends object>(strapi: Core.Strapi, uid: ContentUid, documentId: string, number: number) =>
  (await entryExists(strapi, uid, documentId)) ? newsroomOf(strapi).versionOf<Row & Record<string, unknown>>(documentId, number) : undefined
