import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { withTypeScript } from './typescript-of-tests.mjs'

const root = path.resolve(import.meta.dirname, '..')
const ofCms = createRequire(path.join(root, 'cms', 'package.json'))

/** Opens a database of each kind that the cms supports. Both have the same methods: `rows` runs a query, `insert` adds rows by column name. */
export const databases = { sqlite: openSqlite, postgres: openPostgres }

async function openSqlite() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'artha-bench-'))
  const file = path.join(folder, 'data.db')
  // Opened for each query only, so that the cms has the file to itself meanwhile
  const use = (work) => {
    const database = new (ofCms('better-sqlite3'))(file)
    try {
      return work(database)
    } finally {
      database.close()
    }
  }
  return {
    env: { DATABASE_FILENAME: file },
    time: (ms) => ms,
    flag: Number,
    rows: async (sql) => use((database) => database.prepare(sql).all()),
    insert: async (table, rows) =>
      use((database) => {
        const columns = Object.keys(rows[0])
        const statement = database.prepare(`insert into ${table} (${columns}) values (${columns.map((name) => `@${name}`)})`)
        database.transaction(() => rows.forEach((row) => statement.run(row)))()
      }),
    analyze: async () => undefined,
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function openPostgres() {
  const server = await withTypeScript(['cms/tests/postgres.ts'], ({ startPostgres }) => startPostgres())
  const pool = new (ofCms('pg').Pool)({ connectionString: server.url, max: 2, idleTimeoutMillis: 100 })
  pool.on('error', () => undefined)
  const rows = async (sql, values) => (await pool.query(sql, values)).rows
  return {
    env: { DATABASE_URL: server.url },
    time: (ms) => new Date(ms).toISOString(),
    flag: Boolean,
    rows,
    insert: async (table, added) => {
      const columns = Object.keys(added[0])
      await rows(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`, [JSON.stringify(added)])
    },
    analyze: async () => void (await rows('analyze')),
    close: async () => {
      await pool.end()
      await server.stop()
    },
  }
}
