import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { documentRows, headOf } from './document-rows'
import { whileRestoring } from './restoring'
import { saysTheSame, statesOf, writtenIn, type StoredRow } from './rules/stored-row'
import { versionsService } from './services/versions'
import type { Kind } from './settings'

/** Who makes a save, and what the trail calls it. */
interface SaveDeed {
  actor: string
  deed: 'update' | 'undo'
}

/**
 * Makes a document that is there say what these rows say: what is published of it, if anything, and the draft beside that. What readers
 * have already is not published again: who changed a draft alone need not be allowed to.
 * It counts as one save, with its versions and its line in the trail. Call it within a transaction, with the document locked.
 */
export async function saveStates(strapi: Core.Strapi, kind: Kind, documentId: string, rows: readonly StoredRow[], by: SaveDeed): Promise<void> {
  await versionsService(strapi).keepBefore(kind, documentId)
  await writeStates(strapi, kind, documentId, rows)
  await versionsService(strapi).keepAfter(kind, documentId, by.actor)
  const details = await headOf(strapi, kind, documentId)
  const subject = `${kind.kind}:${documentId}`
  await accountsOf(strapi).audit.record({ actor: by.actor, action: `${kind.kind}.${by.deed}`, subject, details })
}

async function writeStates(strapi: Core.Strapi, kind: Kind, documentId: string, rows: readonly StoredRow[]): Promise<void> {
  const { published, draft } = statesOf(rows)
  const there = statesOf(await documentRows(strapi, kind, documentId)).published
  const isKept = published !== undefined && there !== undefined && saysTheSame(published, there)
  const documents = strapi.documents(kind.uid)
  await whileRestoring(async () => {
    if (published === undefined && there !== undefined) await documents.unpublish({ documentId })
    if (published !== undefined && !isKept) await documents.update({ documentId, data: writtenIn(published), status: 'published' })
    if (draft === undefined) return
    if (published === undefined || !saysTheSame(published, draft)) await documents.update({ documentId, data: writtenIn(draft), status: 'draft' })
    else if (isKept) await documents.discardDraft({ documentId })
  })
}
