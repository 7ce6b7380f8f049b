import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { keyLifeMs } from './idempotency-key'
import type { Done, Outcome } from './outcome'

/** Kept by hand: the key's row must stand or fall in the transaction of the write itself, which no kept middleware can do. */
const table = 'write_keys'

/** A request that may come twice: whose it is, its key, and a digest of what it asks. */
export interface KeyedRequest {
  userId: string
  key: string
  digest: string
}

interface KeyRow {
  request: string
  /** null while the write that the key belongs to is being made. */
  status: number | null
  version: number | null
  answer: string
}

const rowOf = (connection: Knex | Knex.Transaction, { userId, key }: KeyedRequest) => connection(table).where({ user_id: userId, write_key: key })

const isOver = (now: Date) => new Date(now.getTime() - keyLifeMs)

/** What is kept under a key is what was answered to the request of the same digest, so it has that request's type. */
const answerIn = <Body extends object>({ status, version, answer }: KeyRow): Done<Body> => ({
  status: status === 201 || status === 202 ? status : 200,
  // Only the write of the same request is answered under its digest.
  body: JSON.parse(answer) as Body,
  ...(version === null ? {} : { version }),
})

/** Takes the key, or finds what was answered to it. Equal requests at the same moment wait here for the first one's end. */
async function claim<Body extends object>(trx: Knex.Transaction, request: KeyedRequest, now: Date): Promise<Outcome<Body> | undefined> {
  await rowOf(trx, request).where('answered_at', '<=', isOver(now)).delete()
  await trx(table)
    .insert({ user_id: request.userId, write_key: request.key, request: request.digest, answered_at: now })
    .onConflict(['user_id', 'write_key'])
    .ignore()
  const row: KeyRow | undefined = await rowOf(trx, request).first('request', 'status', 'version', 'answer')
  if (row === undefined || row.status === null) return undefined
  if (row.request !== request.digest) return { refused: 'conflict', message: 'This Idempotency-Key was used for another request.' }
  return answerIn(row)
}

/**
 * Makes a write once for its key, in one transaction with the note of what was answered, and answers the same to each
 * repetition. A refusal is not kept: what was wrong may be put right and sent again.
 */
export async function writeOnce<Body extends object>(
  strapi: Core.Strapi,
  request: KeyedRequest | undefined,
  now: Date,
  write: () => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    if (request === undefined) return write()
    const known = await claim<Body>(trx, request, now)
    if (known !== undefined) return known
    const outcome = await write()
    if ('refused' in outcome) {
      await rowOf(trx, request).delete()
      return outcome
    }
    const { status, body, version } = outcome
    await rowOf(trx, request).update({ status, version: version ?? null, answer: JSON.stringify(body) })
    return outcome
  })
}

/** Whether this very request was answered before. */
export async function wasAnswered(strapi: Core.Strapi, request: KeyedRequest, now: Date): Promise<boolean> {
  const row: { id: number } | undefined = await rowOf(strapi.db.connection, request)
    .where('answered_at', '>', isOver(now))
    .whereNotNull('status')
    .first('id')
  return row !== undefined
}

/** Removes the keys that are over. One statement, outside every write. */
export async function sweepKeys(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.connection(table).where('answered_at', '<=', isOver(now)).delete()
}
