import '../src/in-utc'
import path from 'node:path'
import { connectTimeoutAtStartMs } from '../src/database/connect-timeout'
import { env } from '../src/env'

interface SqliteConnection {
  pragma: (statement: string) => unknown
}

// An error says the statement without its values (compileSqlOnError): they may be anybody's mail address or a token.
const sqlite = {
  client: 'sqlite' as const,
  connection: { filename: path.resolve(process.cwd(), env.DATABASE_FILENAME) },
  useNullAsDefault: true,
  compileSqlOnError: false,
  pool: {
    min: 1,
    max: 1,
    // WAL lets readers go on while an editor saves; FULL keeps every acknowledged save through a power cut.
    afterCreate: (connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) => {
      connection.pragma('journal_mode = WAL')
      connection.pragma('synchronous = FULL')
      connection.pragma('busy_timeout = 5000')
      // 64 MB of pages instead of 2: lists of a large archive are read from memory.
      connection.pragma('cache_size = -65536')
      connection.pragma('foreign_keys = ON')
      // Overwrites deleted data, so that an erased address is not left in the file.
      connection.pragma('secure_delete = ON')
      done(null, connection)
    },
  },
}

const postgres = {
  client: 'postgres' as const,
  // The statement's limit is the server's to hold, and the query's ours, for when the server is silent. Tables that are brought up to date need a while.
  connection: {
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: connectTimeoutAtStartMs,
    statement_timeout: 60_000,
    query_timeout: 65_000,
    keepAlive: true,
  },
  compileSqlOnError: false,
  pool: { min: 2, max: 10 },
  acquireConnectionTimeout: 10_000,
}

export default {
  connection: env.DATABASE_URL === undefined ? sqlite : postgres,
  // Keeps tables and columns that the schema does not have: an old replica may still read a column, and the title index is ours.
  settings: { forceMigration: false },
}
