import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { BackupError } from './backup-error'
import { writeHashed } from './hashed-files'
import type { Manifest } from './manifest'
import { structure, structureOf } from './postgres-structure'
import type { Progress } from './progress'

type PostgresPart = Extract<Manifest['database'], { kind: 'postgres' }>

const structureName = 'database/structure.json'

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'artha-backup' })
  await client.connect()
  // The running query reports the error; without a listener it would end the program with a stack.
  client.on('error', () => undefined)
  try {
    await client.query(`set datestyle = 'ISO'; set client_encoding = 'UTF8'; set timezone = 'UTC'`)
    return await work(client)
  } finally {
    await client.end()
  }
}

const columnList = (client: Client, columns: readonly string[]) => columns.map((column) => client.escapeIdentifier(column)).join(', ')

/** Dumps a consistent snapshot of all tables, while others write. */
export const dumpDatabase = (url: string, folder: string, progress: Progress): Promise<PostgresPart & { notIncluded: string[] }> =>
  withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { statements, tables, notIncluded } = await structureOf(client)
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema')
    const file = await writeHashed(Readable.from([JSON.stringify(statements, null, 1)]), folder, structureName)
    const dumped: PostgresPart['tables'] = []
    for (const [at, { name, columns }] of tables.entries()) {
      const copy = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${columnList(client, columns)}) to stdout`))
      const written = await writeHashed(copy, folder, `database/${String(at).padStart(3, '0')}.copy`)
      dumped.push({ name, columns, rows: copy.rowCount, file: written })
      progress.on(`Database: ${at + 1} of ${tables.length} tables`)
    }
    await client.query('commit')
    return { kind: 'postgres', schema: rows[0]?.schema ?? 'public', file, tables: dumped, notIncluded }
  })

const countOfTables = async (client: Client): Promise<number> => {
  const sql = `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = current_schema() and c.relkind = 'r'`
  const { rows } = await client.query<{ count: number }>(sql)
  return rows[0]?.count ?? 0
}

export const isEmptyServer = (url: string): Promise<boolean> => withClient(url, async (client) => (await countOfTables(client)) === 0)

const dropAllSql = `do $$ declare made record; begin
  for made in select c.relname, c.relkind from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = current_schema() and c.relkind = 'r'
    loop execute format('drop table %I cascade', made.relname); end loop;
  for made in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = current_schema() and c.relkind = 'S'
    loop execute format('drop sequence %I cascade', made.relname); end loop;
end $$`

const othersSql = `select count(*)::int as count from pg_stat_activity where datname = current_database() and usename = current_user
  and pid <> pg_backend_pid() and backend_type = 'client backend'`

async function loadTables(client: Client, folder: string, part: PostgresPart, progress: Progress): Promise<void> {
  for (const [at, { name, columns, rows, file }] of part.tables.entries()) {
    const copy = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${columnList(client, columns)}) from stdin`))
    await pipeline(createReadStream(path.join(folder, file.path)), copy)
    if (copy.rowCount !== rows)
      throw new BackupError(`${name} has ${rows} rows in the backup, but ${copy.rowCount} were restored. Nothing was changed.`)
    progress.on(`Database: ${at + 1} of ${part.tables.length} tables`)
  }
}

/** Restores everything in one transaction: the old tables stay until the whole backup is in place. */
export const restoreDatabase = (url: string, folder: string, part: PostgresPart, progress: Progress): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ schema: string | null; others: number }>(`select current_schema() as schema, (${othersSql}) as others`)
    const { schema, others } = rows[0] ?? { schema: null, others: 0 }
    if (schema !== part.schema)
      throw new BackupError(`The backup has the schema ${part.schema}, but this database has ${schema ?? 'none'}. Nothing was changed.`)
    if (others > 0) throw new BackupError(`The database has ${others} other connections: stop the cms, then try again. Nothing was changed.`)
    const statements = structure.parse(JSON.parse(await readFile(path.join(folder, part.file.path), 'utf8')))
    await client.query('begin')
    await client.query(dropAllSql)
    for (const statement of statements.before) await client.query(statement)
    await loadTables(client, folder, part, progress)
    progress.on('Database: keys and indexes')
    for (const statement of [...statements.sequences, ...statements.after]) await client.query(statement)
    await client.query('commit')
    await client.query('analyze')
  })
