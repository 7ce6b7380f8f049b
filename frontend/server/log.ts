export interface LogEntry {
  message: string
  requestId?: string
  method?: string
  /** Without the query, which may hold what is nobody else's business. */
  path?: string
  error?: unknown
}

/** One line of JSON on the error output. */
export function logError({ error, ...entry }: LogEntry) {
  const detail = error instanceof Error ? { error: error.message, stack: error.stack } : { error }
  console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', ...entry, ...(error !== undefined && detail) }))
}

export const pathWithoutQuery = (url: string) => url.split('?', 1)[0] ?? ''
