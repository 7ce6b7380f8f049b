import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import type { UserRow } from '@artha/base/user-row'
import type { AutosaveAnswer, AutosaveBody, Autosaved, OtherWriter } from '@artha/contract/autosave'
import { fieldsOfJson } from '@artha/contract/unknown-fields'
import type { Core } from '@strapi/strapi'
import { lockedVersion } from '../writes/locked-version'
import type { Outcome, Refused } from '../writes/outcome'
import { isThere } from './kept-versions'

const uid = 'api::article.article'
const autosaveType = 'api::desk.autosave'

interface AutosaveRow {
  id: number
  userId: string
  basedOn: number
  turn: number
  beganAt: Date | string
  savedAt: Date | string
  /** JSON as a text: a JSON column of PostgreSQL takes no NUL, and what is typed may hold anything. */
  written: string
}

/** Whoever has not typed for so long is not said to be writing. */
const writingMs = 600_000

const rows = (strapi: Core.Strapi) => rowsOf<AutosaveRow>(strapi, autosaveType)
const wire = (moment: Date | string) => new Date(moment).toISOString()

const notFound: Refused = { refused: 'not-found', message: 'Article not found.' }
const conflict = (message: string): Refused => ({ refused: 'conflict', message })

/** Who else is writing in an article, by name, who began first first. */
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

/** What this person has typed and not saved, and who else is writing; undefined where there is no such article. */
export async function readAutosave(strapi: Core.Strapi, itemId: string, user: UserRow, now: Date): Promise<AutosaveAnswer | undefined> {
  if (!(await isThere(strapi, uid, itemId))) return undefined
  const own = await rows(strapi).findOne({ where: { itemId, userId: user.documentId } })
  return {
    own: own && { basedOn: own.basedOn, turn: own.turn, savedAt: wire(own.savedAt), values: { ...fieldsOfJson(own.written) } },
    others: await otherWriters(strapi, itemId, user, now),
  }
}

/**
 * Keeps what was typed, in the order in which it is answered. Refused where the article was saved since the form began, and
 * where another window of this person has written since: neither may disappear below a text that does not know of it.
 * Belongs into a transaction.
 */
export async function keepAutosave(strapi: Core.Strapi, itemId: string, body: AutosaveBody, user: UserRow, now: Date): Promise<Outcome<Autosaved>> {
  const version = await lockedVersion(strapi, uid, itemId)
  if (version === undefined) return notFound
  if (body.basedOn !== version) return conflict('The article was saved after this form was opened.')
  const own = await rows(strapi).findOne({ where: { itemId, userId: user.documentId } })
  // Also where it began from an older version: it may be all that there is of an evening's work.
  if (own !== null && own.turn !== body.seen) return conflict('You have since edited this article in another window.')
  const turn = (own?.turn ?? 0) + 1
  const data = { basedOn: version, turn, savedAt: now, written: JSON.stringify(body.values), ...(own?.basedOn !== version && { beganAt: now }) }
  if (own === null) await rows(strapi).create({ data: { ...data, itemId, userId: user.documentId } })
  else await rows(strapi).updateMany({ where: { id: own.id }, data })
  return { status: 200, body: { turn, savedAt: now.toISOString(), others: await otherWriters(strapi, itemId, user, now) } }
}

/** What was saved, or given up. */
export async function forgetAutosave(strapi: Core.Strapi, itemId: string, user: UserRow): Promise<void> {
  await rows(strapi).deleteMany({ where: { itemId, userId: user.documentId } })
}
