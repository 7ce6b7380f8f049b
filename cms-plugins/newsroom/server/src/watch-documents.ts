import type { Core, Modules } from '@strapi/strapi'
import { headIn, headOf, rowsOf } from './document-rows'
import { auditOf, ownService, ownSetting } from './own-services'
import { isRestoring } from './restoring'
import { actingPerson } from './rules/acting-person'
import { deedOf, type Deed } from './rules/deed'
import type { Kind, Trailed } from './settings'

type Context = Modules.Documents.Middleware.Context
type Next = () => Promise<unknown>

interface Done {
  documentId?: string
  entries?: unknown[]
}

const documentIn = (params: object): string => ('documentId' in params && typeof params.documentId === 'string' ? params.documentId : '')

/** The whole document goes into the bin in the transaction that deletes it: it is in one of the two places, never in none. */
async function deleteIntoBin(strapi: Core.Strapi, kind: Kind, documentId: string, next: Next) {
  const actor = actingPerson(strapi.requestContext.get()?.state)
  return strapi.db.transaction(async () => {
    // Of two deletions at once the second waits here, and then finds nothing to delete; a save that is being made comes first.
    await ownService(strapi, 'held').hold(documentId)
    const rows = await rowsOf(strapi, kind, documentId)
    const result = await next()
    const newest = rows.map((row) => headIn(kind, row)).sort((one, other) => other.version - one.version)[0]
    if (newest === undefined) return result
    await ownService(strapi, 'bin').put({ kind, documentId, title: newest.title, rows, actor })
    await auditOf(strapi).record({ actor, action: `${kind.kind}.delete`, subject: `${kind.kind}:${documentId}`, details: newest })
    return result
  })
}

async function saveIntoTrail(strapi: Core.Strapi, kind: Kind, deed: Deed, { params }: Context, next: Next) {
  const actor = actingPerson(strapi.requestContext.get()?.state)
  // What the program does by itself, as the demo publication, is nobody's deed.
  if (actor === 'system') return next()
  return strapi.db.transaction(async () => {
    const result = (await next()) as Done | null
    if (result === null || result.entries?.length === 0) return result
    const documentId = result.documentId ?? documentIn(params)
    const details = await headOf(strapi, kind, documentId)
    await auditOf(strapi).record({ actor, action: `${kind.kind}.${deed}`, subject: `${kind.kind}:${documentId}`, details })
    return result
  })
}

/** Where the row may be gone afterwards, what it was called is read before. */
async function noteInTrail(strapi: Core.Strapi, { uid, kind, titleField }: Trailed, deed: Deed, { params }: Context, next: Next) {
  const actor = actingPerson(strapi.requestContext.get()?.state)
  if (actor === 'system') return next()
  const titleOf = async (documentId: string) => (await strapi.db.query(uid).findOne({ where: { documentId }, select: [titleField] }))?.[titleField]
  return strapi.db.transaction(async () => {
    const before = documentIn(params) === '' ? undefined : await titleOf(documentIn(params))
    const result = (await next()) as Done | null
    const documentId = result?.documentId ?? documentIn(params)
    const details = { title: (await titleOf(documentId)) ?? before ?? '' }
    await auditOf(strapi).record({ actor, action: `${kind}.${deed}`, subject: `${kind}:${documentId}`, details })
    return result
  })
}

/**
 * Sees every write of the watched kinds, from the dashboard, the Studio and a script alike. Registered before the
 * application's own rules and so around them: what it notes is what was saved in the end.
 */
export function watchDocuments(strapi: Core.Strapi): void {
  const kinds = ownSetting(strapi, 'kinds')
  const trailed = ownSetting(strapi, 'trailed')
  const middleware = async (context: Context, next: Next): Promise<unknown> => {
    const kind = kinds.find(({ uid }) => uid === context.uid)
    const deed = deedOf(context.action, strapi.requestContext.get()?.path)
    const noted = trailed.find(({ uid }) => uid === context.uid)
    if (noted !== undefined && deed !== undefined) return noteInTrail(strapi, noted, deed, context, next)
    if (kind === undefined || deed === undefined || isRestoring()) return next()
    return deed === 'delete' ? deleteIntoBin(strapi, kind, documentIn(context.params), next) : saveIntoTrail(strapi, kind, deed, context, next)
  }
  strapi.documents.use(middleware as Parameters<typeof strapi.documents.use>[0])
}
