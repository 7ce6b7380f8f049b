import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { inject } from 'vitest'
import { newDatabase, openDatabase } from '../access/database'
import { newHome, type CmsHome } from '../running-cms'
import type { StoredAnswers } from './stored-answers'

export interface LoadedDatabase {
  home: CmsHome
  databaseUrl: string | undefined
  stored: StoredAnswers
}

/** Creates a home with a stored database of this run's kind and the uploads that its rows name. */
export async function loadDatabase(folder: string): Promise<LoadedDatabase> {
  const server = inject('databaseUrl')
  const kind = server === undefined ? 'sqlite' : 'postgres'
  const sql = await readFile(path.join(folder, `${kind}.sql`), 'utf8')
  const stored = JSON.parse(await readFile(path.join(folder, `${kind}.json`), 'utf8')) as StoredAnswers
  const home = await newHome()
  const databaseUrl = server === undefined ? undefined : await newDatabase(server)
  if (databaseUrl === undefined) loadSqlite(home.databaseFile, sql)
  else await loadPostgres(databaseUrl, sql)
  const shift = openDatabase(home.databaseFile, databaseUrl)
  await datesOfToday(shift)
  await shift.destroy()
  const uploads = path.join(home.folder, 'public', 'uploads')
  await mkdir(uploads, { recursive: true })
  for (const [name, base64] of Object.entries(stored.files)) await writeFile(path.join(uploads, name), Buffer.from(base64, 'base64'))
  return { home, databaseUrl, stored }
}

function loadSqlite(file: string, sql: string) {
  const database = new Sqlite(file)
  database.exec(sql)
  database.close()
}

async function loadPostgres(url: string, sql: string) {
  const database = openDatabase('', url)
  // Bypasses knex, which would read question marks in texts as placeholders.
  const connection = (await database.client.acquireConnection()) as { query: (sql: string) => Promise<unknown> }
  await connection.query(sql)
  await database.client.releaseConnection(connection)
  await database.destroy()
}

/**
 * Sets all sign-ins to a minute ago and the end of binned entries to tomorrow, as if the old cms had just stopped. Both last 30 days, so they would
 * have expired in the stored database. Other dates stay unchanged.
 */
async function datesOfToday(database: ReturnType<typeof openDatabase>) {
  const onPostgres = database.client.config.client === 'pg'
  const inMs = (ms: number) => (onPostgres ? new Date(Date.now() + ms) : Date.now() + ms)
  await database('accounts_sessions').update({ started_at: inMs(-60_000), last_used_at: inMs(-60_000) })
  await database('newsroom_binned_items').update({ gone_at: inMs(86_400_000) })
}
