export interface LogEntry {
  message: string
  requestId?: string
  method?: string
  /** Without the query, which may hold private data. */
  path?: string
  error?: unknown
}

/** One line of JSON on the error output. */
export function logError({ error, ...entry }: LogEntry) {
  const detail = error instanceof Error ? { error: error.message, stack: error.stack } : { error }
  write('error', { ...entry, ...(error !== undefined && detail) })
}

/** For what goes on all the same; where it stands in the code says nothing to who reads it. */
export const logWarning = ({ error, ...entry }: LogEntry) =>
  write('warn', { ...entry, ...(error !== undefined && { error: error instanceof Error ? error.message : error }) })

const write = (level: 'error' | 'warn', entry: Record<string, unknown>) =>
  console.error(JSON.stringify({ time: new Date().toISOString(), level, ...entry }))

export const pathWithoutQuery = (url: string) => url.split('?', 1)[0] ?? ''
