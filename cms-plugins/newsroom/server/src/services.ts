import type { Core } from '@strapi/strapi'
import { connect } from './application'
import { documentRows } from './document-rows'
import { ownSetting } from './own-settings'
import { isRestoring } from './restoring'
import { saveStates } from './save-states'
import type { StoredRow } from './rules/stored-row'
import { documentLockService } from './services/document-lock'
import { messagesService } from './services/messages'
import { undoService } from './services/undo'
import { versionsService, type KeptVersion } from './services/versions'
import type { Kind } from './settings'

/** What the cms may ask and tell this plugin. */
export const newsroomOf = (strapi: Core.Strapi) => {
  const kindOf = (uid: Kind['uid']): Kind => {
    const kind = ownSetting(strapi, 'kinds').find((each) => each.uid === uid)
    if (kind === undefined) throw new Error(`newsroom: ${uid} is not watched`)
    return kind
  }
  return {
    connect,
    /** Whether the save that is being made brings something back as it was, and is judged by nothing of today. */
    isRestoring,
    /** Holds a document until the transaction around ends. */
    lock: (documentId: string): Promise<void> => documentLockService(strapi).lock(documentId),
    /** A document's rows, whole: the draft, and what is published of it. */
    rowsOf: <Row extends StoredRow>(uid: Kind['uid'], documentId: string): Promise<Row[]> => documentRows<Row>(strapi, kindOf(uid), documentId),
    /** Saves what these rows of a document say, as one save of this actor's. */
    async saveRows(actor: string, uid: Kind['uid'], documentId: string, rows: readonly StoredRow[]): Promise<void> {
      await saveStates(strapi, kindOf(uid), documentId, rows, { actor, deed: 'update' })
    },
    /** Keeps how a document was before a change, in the transaction of it and after it. */
    keepForUndo: (change: { undoId: string; uid: Kind['uid']; documentId: string; actor: string; rows: StoredRow[] }) => {
      const { uid, ...others } = change
      return undoService(strapi).keep({ ...others, kind: kindOf(uid) })
    },
    /** What the saves of a document have left of it, newest first. */
    versionsOf: (documentId: string, page: { page: number; pageSize: number }) => versionsService(strapi).page(documentId, page),
    versionOf: <Row extends StoredRow>(documentId: string, number: number): Promise<KeptVersion<Row> | undefined> =>
      versionsService(strapi).one<Row>(documentId, number),
    /** Who made a version of a document, as the trail writes it. */
    authorOf: (documentId: string, number: number): Promise<string | undefined> => versionsService(strapi).authorOf(documentId, number),
    /** Whether readers never had a document, as far as its versions say. */
    isUnread: (documentId: string): Promise<boolean> => versionsService(strapi).isUnread(documentId),
    /** How many messages of readers wait. */
    unreadMessages: (): Promise<number> => messagesService(strapi).unread(),
    changedUnder: (actor: string, undoId: string): Promise<string[]> => undoService(strapi).changedUnder(actor, undoId),
    undo: (actor: string, undoId: string, documentId: string) => undoService(strapi).run(actor, undoId, documentId),
  }
}
