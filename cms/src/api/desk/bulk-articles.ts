import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import type { BulkArticlesAnswer, BulkArticlesBody, BulkChange, BulkOutcome } from '@artha/contract/bulk-articles'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { createHash, randomBytes } from 'node:crypto'
import { articlePublishProblems } from '../article/article-publish-problems'
import { countOpenRemarks, openRemarksText } from '../review/review-rows'
import { publishDraft } from '../writes/first-publication'
import { refuseIfHeld } from '../writes/held-for-review'
import { etagOf } from '../writes/if-match'
import { changeRefusal } from '../writes/locked-version'
import type { Outcome, Refused } from '../writes/outcome'
import { writeOnce, type KeyedRequest } from '../writes/write-once'
import { bulkChange, type ChangedColumns } from './bulk-change'
import { hasDraft, type PublishedRow } from './desk-state'
import { runInSequence } from './run-in-sequence'

const uid = 'api::article.article'

/** A whole row of an article. Names only the columns that a change reads; all others pass through. */
type Row = Record<string, unknown> &
  ChangedColumns &
  PublishedRow & {
    documentId: string
    ownerId: string | null
    publishedAt: string | Date | null
  }

/** The result of a change, with a message if nothing changed. */
type Step = 'done' | { unchanged: string } | Refused

interface Request {
  user: UserRow
  /** With an Idempotency-Key, a repeated request gets the earlier answer for each finished article and changes the others. */
  keyed: KeyedRequest | undefined
  now: Date
}

const outOfTime = (_id: string): BulkOutcome => ({
  _id,
  happened: 'refused',
  because: 'Time ran out: please try again.',
  code: 'unavailable',
})

const actorOf = ({ documentId }: UserRow) => `user:${documentId}`

const notFound: Refused = { refused: 'not-found', message: 'It no longer exists.' }
const notYours: Refused = { refused: 'forbidden', message: 'You can only change your own work.' }
const invalid = (message: string): Refused => ({ refused: 'validation', message })

const publishedOf = (rows: readonly Row[]) => rows.find(({ publishedAt }) => publishedAt !== null)

async function publish(strapi: Core.Strapi, rows: readonly Row[], despiteRemarks: boolean): Promise<Step> {
  const documentId = rows[0]?.documentId ?? ''
  const published = publishedOf(rows)
  const draft = rows.find(({ publishedAt }) => publishedAt === null)
  if (published !== undefined && !hasDraft(draft?.version ?? null, published)) return { unchanged: 'It is already published.' }
  const open = !despiteRemarks && (await accountsOf(strapi).review.isOn()) ? await countOpenRemarks(strapi, documentId) : 0
  if (open > 0) return { refused: 'conflict', message: `${openRemarksText(open)}: publish it from its review page, or resolve them.` }
  const problems = new Set(Object.values(await articlePublishProblems(strapi, documentId)))
  if (problems.size > 0) return invalid([...problems].join('; '))
  await publishDraft(strapi, uid, documentId)
  return 'done'
}

async function unpublish(strapi: Core.Strapi, documentId: string, published: Row | undefined): Promise<Step> {
  if (published === undefined) return { unchanged: 'It is not published.' }
  await strapi.documents(uid).unpublish({ documentId })
  return 'done'
}

/** Changes the draft only, for a user whose changes must be reviewed before publishing. */
async function saveDraftColumns(strapi: Core.Strapi, rows: readonly Row[], columns: readonly (Partial<ChangedColumns> | undefined)[]): Promise<Step> {
  const at = rows.findIndex(({ publishedAt }) => publishedAt === null)
  if (columns[at] === undefined) return { unchanged: 'Nothing to change.' }
  const data: Record<string, unknown> = { ...columns[at] }
  await strapi.documents(uid).update({ documentId: rows[at]?.documentId ?? '', data, status: 'draft' })
  return 'done'
}

/** Applies the change to a locked document, given its present rows. */
async function step(strapi: Core.Strapi, change: BulkChange, rows: readonly Row[], user: UserRow): Promise<Step> {
  const documentId = rows[0]?.documentId ?? ''
  if (change.action === 'publish') return publish(strapi, rows, change.despiteRemarks === true)
  if (change.action === 'unpublish') return unpublish(strapi, documentId, publishedOf(rows))
  if (change.action === 'delete') {
    await strapi.documents(uid).delete({ documentId })
    return 'done'
  }
  const changed = bulkChange(change, rows)
  if ('problem' in changed) return invalid(`${changed.problem}.`)
  if (changed.columns.every((columns) => columns === undefined)) return { unchanged: 'Nothing to change.' }
  if (publishedOf(rows) !== undefined && !(await accountsOf(strapi).review.mayPublish(user))) return saveDraftColumns(strapi, rows, changed.columns)
  const after = rows.map((row, at) => ({ ...row, ...changed.columns[at] }))
  await newsroomOf(strapi).saveRows(actorOf(user), uid, documentId, after)
  return 'done'
}

/** Locks, checks and changes one article and stores its old rows for undo. Must run inside a transaction. */
async function changeOne(
  strapi: Core.Strapi,
  change: BulkChange,
  { id, version }: BulkChange['articles'][number],
  { user, undoId }: { user: UserRow; undoId: string },
): Promise<Outcome<BulkOutcome>> {
  const newsroom = newsroomOf(strapi)
  const actor = actorOf(user)
  const stopped = await changeRefusal(strapi, uid, { documentId: id, ifMatch: version === undefined ? '' : etagOf(version) }, notFound)
  if (stopped !== undefined) return stopped
  const rows = await newsroom.rowsOf<Row>(uid, id)
  if (accountsOf(strapi).accounts.mayChange(user, rows[0]?.ownerId ?? null) !== 'allowed') return notYours
  const result = await step(strapi, change, rows, user)
  if (result !== 'done' && 'refused' in result) return result
  if (result !== 'done') return { status: 200, body: { _id: id, happened: 'unchanged', because: result.unchanged } }
  await newsroom.keepForUndo({ undoId, uid, documentId: id, actor, rows: change.action === 'delete' ? [] : rows })
  return { status: 200, body: { _id: id, happened: 'done' } }
}

const undoText = {
  'not-found': 'There is nothing left to undo.',
  conflict: 'Someone has saved it in the meantime.',
} as const

async function undoOne(strapi: Core.Strapi, undoId: string, _id: string, user: UserRow): Promise<BulkOutcome> {
  const result = await refuseIfHeld(() => newsroomOf(strapi).undo(actorOf(user), undoId, _id))
  if (typeof result === 'object') return { _id, happened: 'refused', because: result.message, code: result.refused }
  if (result === 'done') return { _id, happened: 'done' }
  if (result === 'undone-before') return { _id, happened: 'unchanged', because: 'It was already undone.' }
  return { _id, happened: 'refused', because: undoText[result], code: result }
}

/** The same id for a repeated request, so that undo covers what the first attempt changed. */
const undoIdOf = (keyed: KeyedRequest | undefined) =>
  keyed === undefined ? randomBytes(16).toString('hex') : createHash('sha256').update(`${keyed.userId} ${keyed.key}`).digest('hex').slice(0, 32)

/** Undoes what this user changed under an id; undefined if there is nothing. */
async function undoAll(strapi: Core.Strapi, undoId: string, { user }: Request): Promise<BulkArticlesAnswer | undefined> {
  const ids = await newsroomOf(strapi).changedUnder(`user:${user.documentId}`, undoId)
  if (ids.length === 0) return undefined
  const outcomes = await runInSequence(ids, (id) => undoOne(strapi, undoId, id, user), outOfTime)
  return { outcomes, ...(outcomes.some(({ code }) => code === 'unavailable') && { undoId }) }
}

/**
 * Changes articles one after the other, each in its own transaction. A refused article does not stop the others, and two requests at once cannot
 * deadlock.
 */
export async function changeArticles(strapi: Core.Strapi, body: BulkArticlesBody, request: Request): Promise<BulkArticlesAnswer | undefined> {
  if (body.action === 'undo') return undoAll(strapi, body.undoId, request)
  const { user, keyed, now } = request
  const undoId = undoIdOf(keyed)
  const outcomes = await runInSequence(
    body.articles,
    async (meant): Promise<BulkOutcome> => {
      const own = keyed && { ...keyed, key: `${keyed.key} ${meant.id}` }
      const outcome = await refuseIfHeld(() => writeOnce(strapi, own, now, () => changeOne(strapi, body, meant, { user, undoId })))
      return 'refused' in outcome ? { _id: meant.id, happened: 'refused', because: outcome.message, code: outcome.refused } : outcome.body
    },
    ({ id }) => outOfTime(id),
  )
  return { outcomes, ...(outcomes.some(({ happened }) => happened === 'done') && { undoId }) }
}
