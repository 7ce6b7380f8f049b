import { Client } from 'pg'
import { env } from '../env'
import { StartRefused } from './look-before-start'

/** Any number that no other lock of ours has. */
const lockKey = 4_172_026
const connectMs = 10_000
/** Tables of a large archive need minutes where an index is new. */
const waitMs = 15 * 60_000

const isTaken = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
  return rows[0]?.taken === true
}

async function waitForTurn(client: Client) {
  if (await isTaken(client)) return
  console.log('Another replica is updating the tables; this one starts after it.')
  await client.query(`set lock_timeout = ${waitMs}`)
  await client.query('select pg_advisory_lock($1)', [lockKey]).catch(() => {
    throw new StartRefused(
      `Another replica has been updating the tables for ${waitMs / 60_000} minutes. Check what it is doing, then start this one again.`,
    )
  })
}

/**
 * Does what makes or changes tables while no other replica does: two that start at once over one PostgreSQL would make the same
 * table twice. The lock belongs to a connection of its own, so it ends with this program however that ends. A file of SQLite has
 * one program.
 */
export async function aloneWithTables<Result>(work: () => Promise<Result>): Promise<Result> {
  if (env.DATABASE_URL === undefined) return work()
  const client = new Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: connectMs, keepAlive: true })
  // Without the connection there is no lock; the work itself then says that the server is gone
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
