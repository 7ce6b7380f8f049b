import { currentRequestState } from '@artha/base/exchange'
import { rowsOf } from '@artha/base/rows'
import { accountsOf } from '@artha/accounts/services'
import type { Core, Modules } from '@strapi/strapi'
import { titleAndVersionOf, lastTitleAndVersion, documentRows } from './document-rows'
import { ownSetting } from './own-settings'
import { binService } from './services/bin'
import { documentLockService } from './services/document-lock'
import { versionsService } from './services/versions'
import { isRestoring } from './restoring'
import { currentActor } from './rules/current-actor'
import { auditActionOf, isWrite, type AuditAction } from './rules/audit-action'
import type { StoredRow } from './rules/stored-row'
import type { Kind, AuditedType } from './settings'

type Context = Modules.Documents.Middleware.Context

interface Done {
  documentId?: string
  entries?: unknown[]
}

const doneIn = (result: unknown): Done | undefined => (typeof result === 'object' && result !== null ? result : undefined)

const documentIn = (params: object): string => ('documentId' in params && typeof params.documentId === 'string' ? params.documentId : '')

/** Deletes a document and puts it into the bin in one transaction, so that it is always in exactly one of the two. */
async function deleteIntoBin<Result>(strapi: Core.Strapi, kind: Kind, documentId: string, next: () => Promise<Result>): Promise<Result> {
  const actor = currentActor(currentRequestState(strapi))
  return strapi.db.transaction(async () => {
    // The second of two simultaneous deletions waits here, then finds nothing to delete. A save in progress ends first.
    await documentLockService(strapi).lock(documentId)
    const rows = await documentRows(strapi, kind, documentId)
    const result = await next()
    const newest = rows.map((row) => titleAndVersionOf(kind, row)).sort((one, other) => other.version - one.version)[0]
    if (newest === undefined) return result
    await binService(strapi).put({ kind, documentId, title: newest.title, rows, actor })
    await accountsOf(strapi).audit.record({ actor, action: `${kind.kind}.delete`, subject: `${kind.kind}:${documentId}`, details: newest })
    return result
  })
}

/**
 * Runs a save, stores its version and records it. `deed` is undefined for the first half of the panel's "Publish", which is recorded with
 * the second.
 */
async function saveIntoTrail<Result>(
  strapi: Core.Strapi,
  kind: Kind,
  deed: AuditAction | undefined,
  { action, params }: Context,
  next: () => Promise<Result>,
): Promise<Result> {
  const actor = currentActor(currentRequestState(strapi))
  // Saves by the program itself, such as the demo publication, are no user's action and are not recorded.
  if (actor === 'system') return next()
  const known = action === 'clone' ? '' : documentIn(params)
  return strapi.db.transaction(async () => {
    if (known !== '') await versionsService(strapi).keepBefore(kind, known)
    const result = await next()
    const done = doneIn(result)
    if (done === undefined || done.entries?.length === 0) return result
    const documentId = done.documentId ?? documentIn(params)
    await versionsService(strapi).keepAfter(kind, documentId, actor)
    if (deed === undefined) return result
    const details = await lastTitleAndVersion(strapi, kind, documentId)
    await accountsOf(strapi).audit.record({ actor, action: `${kind.kind}.${deed}`, subject: `${kind.kind}:${documentId}`, details })
    return result
  })
}

/** Runs a write and records it. Reads the title before the write too, because the row may be gone afterwards. */
async function noteInTrail<Result>(
  strapi: Core.Strapi,
  { uid, kind, titleField }: AuditedType,
  deed: AuditAction,
  { params }: Context,
  next: () => Promise<Result>,
): Promise<Result> {
  const actor = currentActor(currentRequestState(strapi))
  if (actor === 'system') return next()
  const titleOf = async (documentId: string) =>
    (await rowsOf<StoredRow>(strapi, uid).findOne({ where: { documentId }, select: [titleField] }))?.[titleField]
  return strapi.db.transaction(async () => {
    const before = documentIn(params) === '' ? undefined : await titleOf(documentIn(params))
    const result = await next()
    const documentId = doneIn(result)?.documentId ?? documentIn(params)
    const details = { title: (await titleOf(documentId)) ?? before ?? '' }
    await accountsOf(strapi).audit.record({ actor, action: `${kind}.${deed}`, subject: `${kind}:${documentId}`, details })
    return result
  })
}

/**
 * Handles every write of the watched types, whether from the dashboard, the Studio or a script. It is registered before the application's
 * own rules and so wraps them: it records what was saved in the end.
 */
export function watchDocuments(strapi: Core.Strapi): void {
  const kinds = ownSetting(strapi, 'kinds')
  const trailed = ownSetting(strapi, 'trailed')
  strapi.documents.use(async (context, goOn) => {
    const next = async () => goOn()
    const kind = kinds.find(({ uid }) => uid === context.uid)
    const deed = auditActionOf(context.action, strapi.requestContext.get()?.path)
    const noted = trailed.find(({ uid }) => uid === context.uid)
    if (noted !== undefined && deed !== undefined) return noteInTrail(strapi, noted, deed, context, next)
    if (kind === undefined || !isWrite(context.action) || isRestoring()) return next()
    return deed === 'delete' ? deleteIntoBin(strapi, kind, documentIn(context.params), next) : saveIntoTrail(strapi, kind, deed, context, next)
  })
}
