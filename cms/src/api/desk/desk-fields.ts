import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import { rowsOf } from '@artha/base/rows'
import type { DeskState } from '@artha/contract/desk'
import type { Core } from '@strapi/strapi'
import type { ContentUid } from '../../content-uid'
import type { LastSaved } from '../writes/last-saved'
import { deskStateOf, hasDraft, type PublishedRow } from './desk-state'

/** Returns true if a user may see entries that are not public yet, or no longer. */
export const seesAll = (strapi: Core.Strapi, user: UserRow): boolean => accountsOf(strapi).accounts.mayCall('creator', user) === 'allowed'

interface OnTheDesk {
  version: number
  state: DeskState
  mayChange: boolean
}

/** Returns the version, state and rights of a row. */
type Desk = (row: LastSaved) => { onTheDesk: OnTheDesk; hasDraft: boolean }

/** Reads the version, state and rights of these rows with one query. */
export async function deskFieldsOf(strapi: Core.Strapi, uid: ContentUid, rows: readonly LastSaved[], user: UserRow, now: Date): Promise<Desk> {
  const select = ['documentId', 'publicationDate', 'version', ...(uid === 'api::story.story' ? ['expiresAt'] : [])]
  const where = { documentId: { $in: rows.map(({ documentId }) => documentId) }, publishedAt: { $notNull: true } }
  const found = rows.length === 0 ? [] : await rowsOf<PublishedRow & { documentId: string }>(strapi, uid).findMany({ select, where })
  const published = new Map(found.map((row) => [row.documentId, row]))
  return ({ documentId, ownerId, version }) => ({
    onTheDesk: {
      version: version ?? 0,
      state: deskStateOf(published.get(documentId), now),
      mayChange: accountsOf(strapi).accounts.mayChange(user, ownerId) === 'allowed',
    },
    hasDraft: hasDraft(version, published.get(documentId)),
  })
}
