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
import { versionsService, type StoredVersion } from './services/versions'
import type { Kind } from './settings'
import { shownVersions, type ShownVersion, type ShownVersionsQuery } from './shown-versions'

/** The functions of this plugin that the cms may call. */
export const newsroomOf = (strapi: Core.Strapi) => {
  const kindOf = (uid: Kind['uid']): Kind => {
    const kind = ownSetting(strapi, 'kinds').find((each) => each.uid === uid)
    if (kind === undefined) throw new Error(`newsroom: ${uid} is not watched`)
    return kind
  }
  return {
    connect,
    /** True if the current save is part of a restore, which today's rules do not validate. */
    isRestoring,
    /** Locks a document until the surrounding transaction ends. */
    lock: (documentId: string): Promise<void> => documentLockService(strapi).lock(documentId),
    /** Returns the complete rows of a document, draft and published. */
    rowsOf: <Row extends StoredRow>(uid: Kind['uid'], documentId: string): Promise<Row[]> => documentRows<Row>(strapi, kindOf(uid), documentId),
    /** Saves the content of these rows, as one save of this actor. */
    async saveRows(actor: string, uid: Kind['uid'], documentId: string, rows: readonly StoredRow[]): Promise<void> {
      await saveStates(strapi, kindOf(uid), documentId, rows, { actor, deed: 'update' })
    },
    /** Stores how a document was before a change. Call it within the change's transaction, after the change. */
    keepForUndo: (change: { undoId: string; uid: Kind['uid']; documentId: string; actor: string; rows: StoredRow[] }) => {
      const { uid, ...others } = change
      return undoService(strapi).keep({ ...others, kind: kindOf(uid) })
    },
    /** Returns a page of a document's versions, newest first. */
    versionsOf: (documentId: string, page: { page: number; pageSize: number }) => versionsService(strapi).page(documentId, page),
    versionOf: <Row extends StoredRow>(documentId: string, number: number): Promise<StoredVersion<Row> | undefined> =>
      versionsService(strapi).one<Row>(documentId, number),
    /** Returns the versions of a document that readers had, newest first. */
    shownVersions: <Row extends StoredRow>(uid: Kind['uid'], documentId: string, asked: ShownVersionsQuery): Promise<ShownVersion<Row>[]> =>
      shownVersions<Row>(strapi, kindOf(uid), documentId, asked),
    /** Returns the actor who saved a version, as the audit trail records it. */
    authorOf: (documentId: string, number: number): Promise<string | undefined> => versionsService(strapi).authorOf(documentId, number),
    /** True if no version of a document was ever published, as far as its stored versions show. */
    isUnread: (documentId: string): Promise<boolean> => versionsService(strapi).isUnread(documentId),
    /** Returns the number of unread messages. */
    unreadMessages: (): Promise<number> => messagesService(strapi).unread(),
    changedUnder: (actor: string, undoId: string): Promise<string[]> => undoService(strapi).changedUnder(actor, undoId),
    undo: (actor: string, undoId: string, documentId: string) => undoService(strapi).run(actor, undoId, documentId),
  }
}
