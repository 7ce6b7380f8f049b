import Sqlite from 'better-sqlite3'

interface Thing {
  type: 'table' | 'index' | 'trigger' | 'view'
  name: string
  sql: string | null
}

/** The tables that SQLite creates with a full-text index. */
const shadowParts = ['data', 'idx', 'docsize', 'config', 'content']

const named = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Dumps a SQLite database as SQL for an empty one. */
export function dumpSqlite(file: string): string {
  const database = new Sqlite(file, { readonly: true })
  try {
    const read = database.transaction(() => {
      const things = database.prepare('select type, name, sql from sqlite_master order by name').all() as Thing[]
      const virtual = things.filter(({ sql }) => /^create virtual table/i.test(sql ?? ''))
      const ofVirtual = new Set(virtual.flatMap(({ name }) => [name, ...shadowParts.map((part) => `${name}_${part}`)]))
      const tables = things.filter(({ type, name }) => type === 'table' && !ofVirtual.has(name) && !name.startsWith('sqlite_'))
      const made = (type: Thing['type']) => things.flatMap((thing) => (thing.type === type && thing.sql !== null ? [`${thing.sql};`] : []))
      return [
        ...tables.map(({ sql }) => `${sql ?? ''};`),
        ...tables.flatMap(({ name }) => rowsOf(database, name)),
        'delete from sqlite_sequence;',
        ...rowsOf(database, 'sqlite_sequence'),
        ...made('index'),
        ...virtual.flatMap(({ name, sql }) => [`${sql ?? ''};`, `insert into ${named(name)} (${named(name)}) values ('rebuild');`]),
        ...made('trigger'),
        ...made('view'),
      ]
    })
    return ['pragma foreign_keys = off;', 'begin;', ...read(), 'commit;', ''].join('\n')
  } finally {
    database.close()
  }
}

function rowsOf(database: Sqlite.Database, table: string): string[] {
  const columns = (database.prepare(`pragma table_info(${named(table)})`).all() as { name: string }[]).map(({ name }) => named(name))
  const quoted = columns.map((column) => `quote(${column})`).join(` || ', ' || `)
  const rows = database
    .prepare(`select ${quoted} from ${named(table)} order by rowid`)
    .pluck()
    .all() as string[]
  return rows.map((values) => `insert into ${named(table)} (${columns.join(', ')}) values (${values});`)
}
