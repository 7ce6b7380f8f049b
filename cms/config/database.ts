import path from 'node:path'
import { env } from '../src/env'

interface SqliteConnection {
  pragma: (statement: string) => unknown
}

const sqlite = {
  client: 'sqlite' as const,
  connection: { filename: path.resolve(process.cwd(), env.DATABASE_FILENAME) },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    // WAL lets readers go on while an editor saves; FULL keeps every acknowledged save through a power cut.
    afterCreate: (connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) => {
      connection.pragma('journal_mode = WAL')
      connection.pragma('synchronous = FULL')
      connection.pragma('busy_timeout = 5000')
      connection.pragma('foreign_keys = ON')
      done(null, connection)
    },
  },
}

const postgres = {
  client: 'postgres' as const,
  connection: { connectionString: env.DATABASE_URL },
  pool: { min: 2, max: 10 },
}

export default {
  connection: env.DATABASE_URL === undefined ? sqlite : postgres,
  // A column that left the schema is kept in production: an old replica may still read it.
  settings: { forceMigration: env.NODE_ENV !== 'production' },
}
