import { rowsOf } from '@artha/base/rows'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import type { ContentUid } from '../../content-uid'
import { ifMatchHolds } from './if-match'
import { lastSavedRows } from './last-saved'
import type { Refused } from './outcome'

/**
 * Returns the version of a document as last saved; undefined if there is none. Locks the document until the transaction ends: of two saves at
 * once the second waits here and then sees the first one's result.
 */
export async function lockedVersion(strapi: Core.Strapi, uid: ContentUid, documentId: string): Promise<number | undefined> {
  await newsroomOf(strapi).lock(documentId)
  const where = { documentId, ...lastSavedRows }
  const row = await rowsOf<{ version: number | null }>(strapi, uid).findOne({ select: ['version'], where })
  return row === null ? undefined : (row.version ?? 0)
}

/** The document of a write, and the version that its writer has seen, from the If-Match header. */
export interface Target {
  documentId: string
  ifMatch: string
}

/** Returns the reason why a document may not be changed or deleted; undefined if it may, and then it is locked. */
export async function changeRefusal(
  strapi: Core.Strapi,
  uid: ContentUid,
  { documentId, ifMatch }: Target,
  notFound: Refused,
): Promise<Refused | undefined> {
  const version = await lockedVersion(strapi, uid, documentId)
  if (version === undefined) return notFound
  if (ifMatchHolds(ifMatch, version)) return undefined
  return { refused: 'conflict', message: 'Someone else saved this in the meantime.' }
}
