import type { Core, Modules } from '@strapi/strapi'
import type { ContentUid } from './content-uid'
import { heldVersion } from './writes/held-version'
import { nextVersion, rowsCounted, savingActions } from './rows-counted'

type Context = Modules.Documents.Middleware.Context

interface Watched {
  uid: ContentUid
  /** What is sent, made fit to keep. */
  prepare?: (data: object) => object
  /** Writes what follows from the rows as they now are: a save may have sent only some of the fields. */
  finish: (documentId: string) => Promise<void>
}

/** The Studio's forms send a row back as they read it. Whose it is and how often it was saved is not theirs to say. */
function sentByForm(strapi: Core.Strapi, data: object): object {
  if (strapi.requestContext.get()?.path.startsWith('/content-manager/') !== true) return data
  const { version: _version, ownerId: _ownerId, ...fields } = data as Record<string, unknown>
  return fields
}

/** Strapi puts what is published in the draft's place, and where nothing is, the whole document would be gone. */
const isPublished = async (strapi: Core.Strapi, uid: ContentUid, documentId: string) =>
  (await strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0

async function countSave(strapi: Core.Strapi, uid: ContentUid, context: Context, documentId: string, versionBefore: number) {
  const counted = rowsCounted(context.action, 'status' in context.params ? context.params.status : undefined)
  if (counted === 'none') return
  const rows: { version: number | null }[] = await strapi.db.query(uid).findMany({ select: ['version'], where: { documentId } })
  const where = counted === 'all' ? { documentId } : { documentId, publishedAt: { $null: true } }
  const version = nextVersion([versionBefore, ...rows.map((row) => row.version)])
  await strapi.db.query(uid).updateMany({ where, data: { version } })
}

/**
 * Every save of a type comes through here, from the Studio, the dashboard and the seed alike: prepared before it is kept,
 * counted, and finished in the same transaction.
 */
export function watchSaves(strapi: Core.Strapi, { uid, prepare = (data) => data, finish }: Watched) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !savingActions.has(context.action)) return next()
    const { params } = context
    const known = context.action !== 'clone' && 'documentId' in params ? params.documentId : undefined
    if ('data' in params && params.data) Object.assign(params, { data: prepare(sentByForm(strapi, params.data)) })
    // A copy in the Studio is made by the Studio.
    if (context.action === 'clone') Object.assign(params, { data: { ...('data' in params ? params.data : {}), ownerId: null } })
    return strapi.db.transaction(async () => {
      const before = known === undefined ? undefined : await heldVersion(strapi, uid, known)
      if (known !== undefined && context.action === 'discardDraft' && !(await isPublished(strapi, uid, known))) {
        return { documentId: known, entries: [] }
      }
      const result = await next()
      const documentId = (result as { documentId?: string } | null | undefined)?.documentId ?? known
      if (typeof documentId !== 'string') return result
      await finish(documentId)
      await countSave(strapi, uid, context, documentId, before ?? 0)
      return result
    })
  })
}
