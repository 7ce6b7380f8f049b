import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import type { Core, Modules } from '@strapi/strapi'
import type { ContentUid } from '../../content-uid'
import { writableFields, type ColumnRules } from './column-rules'
import { copiedEntry, type ResetFields } from './copied-entry'
import { lastSavedRows } from './last-saved'
import { documentIdIn } from './document-id-in'
import { refusedInStudio } from './refused-in-studio'
import { studioUser, type StudioUser } from './studio-user'
import { lockedVersion } from './locked-version'
import { nextVersion, rowsWithNextVersion, savingActions } from './next-version'

type Context = Modules.Documents.Middleware.Context

type Problems = Record<string, string>

interface Watched {
  uid: ContentUid
  columns: ColumnRules
  /** The fields that a copy made in the Studio does not take from its original. */
  resetFields: ResetFields
  /** Returns the problems for which a Studio draft cannot be stored, by field. */
  draftProblems?: (data: object) => Problems
  /** Returns the problems for which the API would refuse to publish the present draft, by field. */
  publishProblems: (documentId: string) => Promise<Problems>
  /** Prepares the sent data for storing. */
  prepare?: (data: object) => object
  /** Writes derived columns from the rows as they are now, because a save may have sent only some fields. */
  finish: (documentId: string) => Promise<void>
}

/** Returns what a Studio form may write. The forms send a row back as they read it, owned columns included. */
function sentByForm({ columns, draftProblems }: Watched, action: string, data: object, { id }: StudioUser): object {
  const problems = draftProblems?.(data) ?? {}
  if (Object.keys(problems).length > 0) throw refusedInStudio(problems)
  return { ...writableFields(columns, data), updatedBy: id, ...(action === 'update' ? {} : { createdBy: id }) }
}

/** Returns the site account of a Studio user: the one with the same email address. */
async function ownAccount(strapi: Core.Strapi, { id }: StudioUser): Promise<string | null> {
  if (id === undefined) return null
  const row = await rowsOf<{ email: string | null }>(strapi, 'admin::user').findOne({ where: { id }, select: ['email'] })
  const account = row?.email ? await accountsOf(strapi).accounts.findByEmail(row.email) : undefined
  return account?.documentId ?? null
}

/** Returns the data of a copy. Its owner is the user who made it, and it starts without the original's date and places. */
async function copyOf(strapi: Core.Strapi, { uid, resetFields }: Watched, originalId: string, sent: object, person: StudioUser | undefined) {
  const original = await rowsOf<Record<string, unknown>>(strapi, uid).findOne({ where: { documentId: originalId, ...lastSavedRows } })
  const ownerId = person === undefined ? null : await ownAccount(strapi, person)
  return { ...copiedEntry(resetFields, original ?? {}, { ...sent }), ownerId }
}

/** Throws if the API would refuse to publish the document. */
async function refuseUnlessPublishable({ publishProblems }: Watched, documentId: string) {
  const problems = await publishProblems(documentId)
  if (Object.keys(problems).length > 0) throw refusedInStudio(problems)
}

/**
 * Returns true if the document has a published row. Discarding a draft puts that row in its place, and without one Strapi would delete the whole
 * document.
 */
const isPublished = async (strapi: Core.Strapi, uid: ContentUid, documentId: string) =>
  (await strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0

async function countSave(strapi: Core.Strapi, uid: ContentUid, context: Context, documentId: string, versionBefore: number) {
  const counted = rowsWithNextVersion(context.action, 'status' in context.params ? context.params.status : undefined)
  if (counted === 'none') return
  const rows = await rowsOf<{ version: number | null }>(strapi, uid).findMany({ select: ['version'], where: { documentId } })
  const where = counted === 'all' ? { documentId } : { documentId, publishedAt: { $null: true } }
  const version = nextVersion([versionBefore, ...rows.map((row) => row.version)])
  await strapi.db.query(uid).updateMany({ where, data: { version } })
}

/**
 * Wraps every save of a type, from the Studio, the dashboard and the seed: prepares the data, counts the version, and finishes in the same
 * transaction.
 */
export function watchSaves(strapi: Core.Strapi, watched: Watched) {
  const { uid, finish } = watched
  const prepare = watched.prepare ?? ((data: object) => data)
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !savingActions.has(context.action)) return next()
    const { action, params } = context
    const known = action !== 'clone' && 'documentId' in params ? params.documentId : undefined
    const person = studioUser(strapi)
    const data: object | undefined = 'data' in params ? params.data : undefined
    if (data) {
      const sent = person === undefined ? data : sentByForm(watched, action, data, person)
      Object.assign(params, { data: prepare(sent) })
    }
    if (action === 'clone' && 'documentId' in params) {
      Object.assign(params, { data: await copyOf(strapi, watched, params.documentId, ('data' in params && params.data) || {}, person) })
    }
    return strapi.db.transaction(async () => {
      const before = known === undefined ? undefined : await lockedVersion(strapi, uid, known)
      if (known !== undefined && action === 'discardDraft' && !(await isPublished(strapi, uid, known))) {
        return { documentId: known, entries: [] }
      }
      if (person !== undefined && known !== undefined && action === 'publish') await refuseUnlessPublishable(watched, known)
      const result = await next()
      const documentId = documentIdIn(result) ?? known
      if (typeof documentId !== 'string') return result
      if (person !== undefined && 'status' in params && params.status === 'published') await refuseUnlessPublishable(watched, documentId)
      await finish(documentId)
      await countSave(strapi, uid, context, documentId, before ?? 0)
      return result
    })
  })
}
