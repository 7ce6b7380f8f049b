import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import knex, { type Knex } from 'knex'
import { installationKey } from './installation-key'
import { checkFileHeader } from './sqlite-problems'
import { storedText } from './stored-value'
import type { DatabaseFound } from './start-verdict'

/** Larger files are checked by their head only, because reading them whole would delay each start. */
const mostBytesReadWhole = 256 * 1024 * 1024
const connectMs = 10_000

const coreStore = 'strapi_core_store_settings'

/** Reads the same from both databases: the installation's id, whether there is content, and the number of files on this disk. */
async function foundIn(database: Knex): Promise<DatabaseFound> {
  if (!(await database.schema.hasTable(coreStore))) return { kind: 'empty' }
  const row = await database<{ id: number; key: string; value: string }>(coreStore).where({ key: installationKey }).orderBy('id').first('value')
  const countIn = async (table: string, where = {}) => {
    if (!(await database.schema.hasTable(table))) return 0
    const [counted] = await database(table).where(where).count<{ count: number | string }[]>({ count: '*' })
    return Number(counted?.count ?? 0)
  }
  const filesOnThisDisk = await countIn('files', { provider: 'local' })
  if (row !== undefined) return { kind: 'filled', installation: storedText(row.value), filesOnThisDisk }
  const contents = (await countIn('articles')) + (await countIn('stories'))
  return contents === 0 ? { kind: 'empty' } : { kind: 'filled', filesOnThisDisk }
}

/** Throws SQLite's error if the file cannot be used. */
function tryFile(file: string): void {
  checkFileHeader(file)
  const database = new Sqlite(file, { fileMustExist: true, timeout: 5_000 })
  try {
    // Begins a write and rolls it back, so that a read-only file fails now and not at an editor's first save.
    database.exec('begin immediate; rollback')
    if (statSync(file).size > mostBytesReadWhole) return
    const said = database.pragma('quick_check(1)', { simple: true })
    if (said !== 'ok') throw Object.assign(new Error(String(said)), { code: 'SQLITE_CORRUPT' })
  } finally {
    database.close()
  }
}

export async function foundInFile(file: string): Promise<DatabaseFound> {
  mkdirSync(path.dirname(file), { recursive: true })
  if (!existsSync(file)) return { kind: 'empty' }
  tryFile(file)
  const database = knex({ client: 'better-sqlite3', connection: { filename: file }, useNullAsDefault: true })
  try {
    return await foundIn(database)
  } finally {
    await database.destroy()
  }
}

export async function foundOnServer(url: string): Promise<DatabaseFound> {
  const connection = { connectionString: url, connectionTimeoutMillis: connectMs }
  const database = knex({ client: 'pg', connection, pool: { min: 0, max: 1 } })
  try {
    return await foundIn(database)
  } finally {
    await database.destroy()
  }
}
