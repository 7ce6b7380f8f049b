/** Loaded before the cms (`--import`). When its parent asks, makes SQLite full, read-only or normal again. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const Database = require('better-sqlite3')
const opened = []

require.cache[require.resolve('better-sqlite3')].exports = new Proxy(Database, {
  construct(target, args) {
    const database = new target(...args)
    opened.push(database)
    return database
  },
})

const pragmas = {
  full: ['max_page_count = 1'],
  'read-only': ['query_only = on'],
  well: ['max_page_count = 1073741823', 'query_only = off'],
}

process.on('message', ({ database }) => {
  for (const each of opened.filter(({ open }) => open)) for (const pragma of pragmas[database] ?? []) each.pragma(pragma)
  process.send({ type: `database is ${database}` })
})
process.channel?.unref()
