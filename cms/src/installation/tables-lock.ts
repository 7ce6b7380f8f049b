import { Client } from 'pg'
import { env } from '../env'
import { StartRefused } from './check-before-start'

/** Any number that no other lock of ours uses. */
const lockKey = 4_172_026
const connectMs = 10_000
/** A new index on the tables of a large archive takes minutes. */
const waitMs = 15 * 60_000

const tryLock = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
  return rows[0]?.taken === true
}

async function waitForTurn(client: Client) {
  if (await tryLock(client)) return
  console.log('Another replica is updating the tables; this one starts after it.')
  await client.query(`set lock_timeout = ${waitMs}`)
  await client.query('select pg_advisory_lock($1)', [lockKey]).catch(() => {
    throw new StartRefused(
      `Another replica has been updating the tables for ${waitMs / 60_000} minutes. Check what it is doing, then start this one again.`,
    )
  })
}

/**
 * Runs work that creates or changes tables while no other replica does: two starting at once over one PostgreSQL would create the same table
 * twice. The lock has its own connection, so it ends with this program. A SQLite file has one program.
 */
export async function withTablesLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (env.DATABASE_URL === undefined) return work()
  const client = new Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: connectMs, keepAlive: true })
  // Without the connection there is no lock; the work itself then reports that the server is gone
  client.on('error', () => undefined)
  const isThere = await client.connect().then(
    () => true,
    () => false,
  )
  if (!isThere) return work()
  try {
    await waitForTurn(client)
    return await work()
  } finally {
    await client.end()
  }
}
