import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import type { UserRow } from '@artha/base/user-row'
import type { AutosaveAnswer, AutosaveBody, Autosaved, OtherWriter } from '@artha/contract/autosave'
import { fieldsOfJson } from '@artha/contract/unknown-fields'
import type { Core } from '@strapi/strapi'
import { lockedVersion } from '../writes/locked-version'
import type { Outcome, Refused } from '../writes/outcome'
import { entryExists } from './stored-versions'

const uid = 'api::article.article'
const autosaveType = 'api::desk.autosave'

interface AutosaveRow {
  id: number
  userId: string
  basedOn: number
  turn: number
  beganAt: Date | string
  savedAt: Date | string
  /** JSON as a text, because PostgreSQL's JSON columns refuse NUL and editors may type anything. */
  written: string
}

/** An editor who has typed nothing for ten minutes no longer counts as writing. */
const writingMs = 600_000

const rows = (strapi: Core.Strapi) => rowsOf<AutosaveRow>(strapi, autosaveType)
const wire = (moment: Date | string) => new Date(moment).toISOString()

const notFound: Refused = { refused: 'not-found', message: 'Article not found.' }
const conflict = (message: string): Refused => ({ refused: 'conflict', message })

/** Returns the other people who are writing in an article, the earliest first. */
async function otherWriters(strapi: Core.Strapi, itemId: string, user: UserRow, now: Date): Promise<OtherWriter[]> {
  const found = await rows(strapi).findMany({
    select: ['userId', 'beganAt', 'savedAt'],
    where: { itemId, userId: { $ne: user.documentId }, savedAt: { $gt: new Date(now.getTime() - writingMs) } },
    orderBy: { beganAt: 'asc' },
  })
  const names = await accountsOf(strapi).auditTrail.namesOf(found.map(({ userId }) => `user:${userId}`))
  return found.flatMap(({ userId, beganAt, savedAt }) => {
    const name = names.get(`user:${userId}`)
    return name === undefined ? [] : [{ name, since: wire(beganAt), savedAt: wire(savedAt) }]
  })
}

/** Reads this user's autosave and the other writers; undefined if there is no such article. */
export async function readAutosave(strapi: Core.Strapi, itemId: string, user: UserRow, now: Date): Promise<AutosaveAnswer | undefined> {
  if (!(await entryExists(strapi, uid, itemId))) return undefined
  const own = await rows(strapi).findOne({ where: { itemId, userId: user.documentId } })
  return {
    own: own && { basedOn: own.basedOn, turn: own.turn, savedAt: wire(own.savedAt), values: { ...fieldsOfJson(own.written) } },
    others: await otherWriters(strapi, itemId, user, now),
  }
}

/**
 * Stores an autosave. Refused if the article was saved after the form was opened, or if another window of this user has written since, so that
 * neither is overwritten unseen. Must run inside a transaction.
 */
export async function storeAutosave(strapi: Core.Strapi, itemId: string, body: AutosaveBody, user: UserRow, now: Date): Promise<Outcome<Autosaved>> {
  const version = await lockedVersion(strapi, uid, itemId)
  if (version === undefined) return notFound
  if (body.basedOn !== version) return conflict('The article was saved after this form was opened.')
  const own = await rows(strapi).findOne({ where: { itemId, userId: user.documentId } })
  // Checked even if the stored autosave is based on an older version: it may be a whole evening's work.
  if (own !== null && own.turn !== body.seen) return conflict('You have since edited this article in another window.')
  const turn = (own?.turn ?? 0) + 1
  const data = { basedOn: version, turn, savedAt: now, written: JSON.stringify(body.values), ...(own?.basedOn !== version && { beganAt: now }) }
  if (own === null) await rows(strapi).create({ data: { ...data, itemId, userId: user.documentId } })
  else await rows(strapi).updateMany({ where: { id: own.id }, data })
  return { status: 200, body: { turn, savedAt: now.toISOString(), others: await otherWriters(strapi, itemId, user, now) } }
}

/** Deletes the autosave after its text was saved or discarded. */
export async function deleteAutosave(strapi: Core.Strapi, itemId: string, user: UserRow): Promise<void> {
  await rows(strapi).deleteMany({ where: { itemId, userId: user.documentId } })
}
