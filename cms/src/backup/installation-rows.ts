import { existsSync } from 'node:fs'
import knex, { type Knex } from 'knex'
import { installationKey, lastBackupKey, tablesKey } from '../installation/installation-key'
import { storedText } from '../installation/stored-value'
import { BackupError } from './backup-error'

const coreStore = 'strapi_core_store_settings'

const pausedByRestore = 'Paused when a backup was restored: who got this issue after the backup would get it again'
const heldByRestore = 'A backup was restored, and it may have gone out after that backup. Choose its time again, or press Send.'

interface StoreRow {
  key: string
  value: string
  type: string
}

/** The database: a SQLite file or a PostgreSQL server. */
export type DatabasePlace = { file: string } | { url: string }

const open = (place: DatabasePlace): Knex =>
  'url' in place
    ? knex({ client: 'pg', connection: place.url, pool: { min: 0, max: 1 } })
    : knex({ client: 'better-sqlite3', connection: { filename: place.file }, useNullAsDefault: true })

export interface InstallationRows {
  installation?: string
  tables?: string
  /** The number of files that are not on this disk. */
  filesElsewhere: number
}

/** Reads the installation's own rows; they are missing in a database older than these rows. */
export async function installationRows(place: DatabasePlace): Promise<InstallationRows> {
  if ('file' in place && !existsSync(place.file)) throw new BackupError(`There is no database at ${place.file}; check DATABASE_FILENAME.`)
  const database = open(place)
  try {
    if (!(await database.schema.hasTable(coreStore))) throw new BackupError('The database has no tables of Artha: there is nothing to back up yet.')
    const rows = await database<StoreRow>(coreStore).whereIn('key', [installationKey, tablesKey]).select('key', 'value')
    const valueOf = (key: string) => rows.filter((row) => row.key === key).map(({ value }) => storedText(value))[0]
    const [counted] = await database('files').whereNot({ provider: 'local' }).count<{ count: number | string }[]>({ count: '*' })
    return { installation: valueOf(installationKey), tables: valueOf(tablesKey), filesElsewhere: Number(counted?.count ?? 0) }
  } finally {
    await database.destroy()
  }
}

/**
 * Pauses the newsletter issues that were being sent when the backup was made, and takes the time from drafts that would go out by themselves.
 * Readers may have got them after the backup, and would get them again. Returns the numbers of both.
 */
export async function pauseSending(place: DatabasePlace): Promise<{ paused: number; held: number }> {
  const database = open(place)
  try {
    const issues = () => database('newsletter_issues')
    return {
      paused: await issues().where({ state: 'sending' }).update({ state: 'paused', server_problem: pausedByRestore }),
      held: await issues().where({ state: 'draft' }).whereNotNull('goes_at').update({ goes_at: null, server_problem: heldByRestore }),
    }
  } finally {
    await database.destroy()
  }
}

export interface LastBackup {
  madeAt: string
  bytes: number
  rows: number
  files: number
}

/** Stores when the last backup was made, for the Studio's status page. */
export async function noteBackup(place: DatabasePlace, last: LastBackup): Promise<void> {
  const database = open(place)
  try {
    const value = JSON.stringify(last)
    const changed = await database<StoreRow>(coreStore).where({ key: lastBackupKey }).update({ value })
    if (changed === 0) await database<StoreRow>(coreStore).insert({ key: lastBackupKey, value, type: 'object' })
  } finally {
    await database.destroy()
  }
}
