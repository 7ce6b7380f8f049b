/** Of PostgreSQL: connections lost, resources used up, told to stop, errors of its disk, read-only, a statement that took too long. */
const ofPostgres = /^(08|53|57P|58)|^(25006|57014)$/
/** Of SQLite: full, not writable, locked by another, unreadable. */
const ofSqlite = /^SQLITE_(FULL|READONLY|BUSY|LOCKED|IOERR|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)/
const ofNetwork = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** What the driver and the pool say in words alone. */
const inWords =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Knex: Timeout acquiring a connection|Unable to acquire a connection|Client has encountered a connection error)/i

/** Whether an error says that the database is away, full or hanging, and not that something was asked of it wrongly. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (ofPostgres.test(code) || ofSqlite.test(code) || ofNetwork.test(code) || inWords.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return isDatabaseAway(error.cause)
}
