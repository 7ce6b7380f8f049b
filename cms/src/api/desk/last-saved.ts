import type { DeskState } from '@artha/contract/desk'
import type { Core } from '@strapi/strapi'
import type { ContentUid } from './content-uid'
import { deskStateOf, hasDraft, type PublishedRow } from './desk-state'

/** What the accounts say of whoever asks. */
export interface Asker {
  documentId: string
}

/** A document's row as it was last saved: the draft, which every document has and which is never behind what is published. */
export interface LastSaved {
  documentId: string
  ownerId: string | null
  version: number | null
}

export const lastSavedRows = { publishedAt: { $null: true } }

/** Whether somebody may see what readers do not see yet, or no longer. */
export const seesAll = (strapi: Core.Strapi, asker: Asker): boolean =>
  strapi.plugin('accounts').service('accounts').mayCall('creator', asker) === 'allowed'

interface OnTheDesk {
  version: number
  state: DeskState
  mayChange: boolean
}

/** What the desk says of a row beside its text. */
type Desk = (row: LastSaved) => { onTheDesk: OnTheDesk; hasDraft: boolean }

/** Looks up what the desk says of these rows: one query for all of them. */
export async function deskOf(strapi: Core.Strapi, uid: ContentUid, rows: readonly LastSaved[], asker: Asker, now: Date): Promise<Desk> {
  const select = ['documentId', 'publicationDate', 'version', ...(uid === 'api::story.story' ? ['expiresAt'] : [])]
  const where = { documentId: { $in: rows.map(({ documentId }) => documentId) }, publishedAt: { $notNull: true } }
  const found: (PublishedRow & { documentId: string })[] = rows.length === 0 ? [] : await strapi.db.query(uid).findMany({ select, where })
  const published = new Map(found.map((row) => [row.documentId, row]))
  return ({ documentId, ownerId, version }) => ({
    onTheDesk: {
      version: version ?? 0,
      state: deskStateOf(published.get(documentId), now),
      mayChange: strapi.plugin('accounts').service('accounts').mayChange(asker, ownerId) === 'allowed',
    },
    hasDraft: hasDraft(version, published.get(documentId)),
  })
}
