import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { documentRows, lastTitleAndVersion } from './document-rows'
import { whileRestoring } from './restoring'
import { hasSameContent, publishedAndDraft, contentOf, type StoredRow } from './rules/stored-row'
import { versionsService } from './services/versions'
import type { Kind } from './settings'

/** The actor of a save, and its action in the audit trail. */
interface SaveDeed {
  actor: string
  deed: 'update' | 'undo'
}

/**
 * Saves a document as these rows say: the published version, if any, and the draft. A published version that is unchanged is not
 * published again, so that someone who changes only the draft needs no right to publish. It counts as one save, with one version and one
 * audit entry. Call it within a transaction, with the document locked.
 */
export async function saveStates(strapi: Core.Strapi, kind: Kind, documentId: string, rows: readonly StoredRow[], by: SaveDeed): Promise<void> {
  await versionsService(strapi).keepBefore(kind, documentId)
  await writeStates(strapi, kind, documentId, rows)
  await versionsService(strapi).keepAfter(kind, documentId, by.actor)
  const details = await lastTitleAndVersion(strapi, kind, documentId)
  const subject = `${kind.kind}:${documentId}`
  await accountsOf(strapi).audit.record({ actor: by.actor, action: `${kind.kind}.${by.deed}`, subject, details })
}

async function writeStates(strapi: Core.Strapi, kind: Kind, documentId: string, rows: readonly StoredRow[]): Promise<void> {
  const { published, draft } = publishedAndDraft(rows)
  const there = publishedAndDraft(await documentRows(strapi, kind, documentId)).published
  const isKept = published !== undefined && there !== undefined && hasSameContent(published, there)
  const documents = strapi.documents(kind.uid)
  await whileRestoring(async () => {
    if (published === undefined && there !== undefined) await documents.unpublish({ documentId })
    if (published !== undefined && !isKept) await documents.update({ documentId, data: contentOf(published), status: 'published' })
    if (draft === undefined) return
    if (published === undefined || !hasSameContent(published, draft)) await documents.update({ documentId, data: contentOf(draft), status: 'draft' })
    else if (isKept) await documents.discardDraft({ documentId })
  })
}
