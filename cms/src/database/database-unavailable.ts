/** PostgreSQL: lost connections, resources used up, shutdown, disk errors, read-only, statement timeouts. */
const postgresCodes = /^(08|53|57P|58)|^(25006|57014)$/
/** SQLite: full, not writable, locked by another process, unreadable. */
const sqliteCodes = /^SQLITE_(FULL|READONLY|BUSY|LOCKED|IOERR|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)/
const networkCodes = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** Errors of the driver and the pool that have only a message. */
const messages =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Knex: Timeout acquiring a connection|Unable to acquire a connection|Client has encountered a connection error)/i

/** Returns true if the error means that the database is away, full or hanging, rather than that a query was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (postgresCodes.test(code) || sqliteCodes.test(code) || networkCodes.test(code) || messages.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}
