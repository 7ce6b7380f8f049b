import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { keyLifeMs } from './idempotency-key'
import type { WriteResult, Outcome } from './outcome'

/** Written with plain SQL, because the key's row must be committed or rolled back with the write itself. */
const table = 'write_keys'

/** A request that may be repeated: its user, its key, and a digest of its content. */
export interface KeyedRequest {
  userId: string
  key: string
  digest: string
}

interface KeyRow {
  request: string
  /** null while the write of this key runs. */
  status: number | null
  version: number | null
  answer: string
}

const rowOf = (connection: Knex | Knex.Transaction, { userId, key }: KeyedRequest) => connection(table).where({ user_id: userId, write_key: key })

const isOver = (now: Date) => new Date(now.getTime() - keyLifeMs)

/** Returns the stored response. Only a request with the same digest gets it, so it has that request's type. */
const answerIn = <Body extends object>({ status, version, answer }: KeyRow): WriteResult<Body> => ({
  status: status === 201 || status === 202 ? status : 200,
  // The stored JSON is the response to a request with this digest.
  body: JSON.parse(answer) as Body,
  ...(version === null ? {} : { version }),
})

/** Inserts the key, or returns its stored response. Equal requests at the same moment wait here until the first one ends. */
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
 * Runs a write once per key and stores its response in the same transaction; every repetition gets that response. A refusal is not stored, so
 * that a corrected request can use the key.
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

/** Returns true if this very request was answered before. */
export async function wasAnswered(strapi: Core.Strapi, request: KeyedRequest, now: Date): Promise<boolean> {
  const row: { id: number } | undefined = await rowOf(strapi.db.connection, request)
    .where('answered_at', '>', isOver(now))
    .whereNotNull('status')
    .first('id')
  return row !== undefined
}

/** Deletes expired keys. One statement, outside every write. */
async function sweepKeys(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.connection(table).where('answered_at', '<=', isOver(now)).delete()
}

const hour = 3_600_000

/** Deletes expired keys of writes, now and every hour. */
export async function sweepKeysHourly(strapi: Core.Strapi): Promise<void> {
  await sweepKeys(strapi, new Date())
  setInterval(() => {
    sweepKeys(strapi, new Date()).catch((error: unknown) => {
      strapi.log.warn(`The keys of writes were not swept: ${String(error)}`)
    })
  }, hour).unref()
}
