import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { codeOf } from '../installation/error-code'
import { checkFileHeader } from '../installation/sqlite-problems'
import { BackupError } from './backup-error'
import { hashOf, ownerOnly } from './hashed-files'
import type { HashedFile, Manifest } from './manifest'

const copyName = 'database.sqlite'

type Tables = Manifest['database']['tables']

/** Selects the tables without SQLite's own and without the shadow tables of the search index. */
const tablesSql = `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name`

function tablesIn(database: Sqlite.Database): Tables {
  const names = database.prepare<[], string>(tablesSql).pluck().all()
  return names.map((name) => {
    const counted = database.prepare<[], number>(`select count(*) from "${name.replaceAll('"', '""')}"`).pluck()
    return { name, rows: counted.get() ?? 0 }
  })
}

/** Copies a consistent snapshot of the database to a file, while others write. */
export async function copyDatabase(source: string, folder: string): Promise<{ file: HashedFile; tables: Tables }> {
  checkFileHeader(source)
  const target = path.join(folder, copyName)
  const database = new Sqlite(source, { fileMustExist: true, timeout: 30_000 })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
  await chmod(target, ownerOnly.file)
  const copy = new Sqlite(target, { readonly: true })
  const tables = tablesIn(copy)
  copy.close()
  return { file: { path: copyName, ...(await hashOf(target)) }, tables }
}

export function isEmptyFile(file: string): boolean {
  if (!existsSync(file)) return true
  try {
    const database = new Sqlite(file, { readonly: true })
    const tables = tablesIn(database)
    database.close()
    return tables.length === 0
  } catch {
    // A damaged database is not empty: it is replaced only if the operator asks for that.
    return false
  }
}

/** Returns true if another process uses the database: SQLite leaves WAL mode only for a process that has the file alone. */
function isInUse(file: string): boolean {
  try {
    const database = new Sqlite(file, { fileMustExist: true, timeout: 1_000 })
    try {
      return database.pragma('journal_mode = delete', { simple: true }) !== 'delete'
    } finally {
      database.close()
    }
  } catch (error) {
    return codeOf(error) === 'SQLITE_BUSY'
  }
}

/** Replaces the database by the backup's file, whole or not at all. */
export async function restoreFile(source: string, target: string): Promise<void> {
  if (existsSync(target) && isInUse(target)) throw new BackupError(`${target} is in use: stop the cms, then try again. Nothing was changed.`)
  await mkdir(path.dirname(target), { recursive: true })
  const half = `${target}.half`
  await copyFile(source, half)
  await chmod(half, ownerOnly.file)
  const handle = await open(half, 'r+')
  await handle.sync()
  await handle.close()
  // Logs of the old database; beside the new one SQLite would apply them to it.
  for (const log of ['-wal', '-shm']) await rm(target + log, { force: true })
  await rename(half, target)
}
