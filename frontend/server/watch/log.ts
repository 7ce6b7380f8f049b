import { redactedText } from '@artha/contract/redact'
import { currentRequest } from './current-request.ts'

export interface LogEntry {
  message: string
  /** Default: the id of the current request. */
  requestId?: string
  method?: string
  /** A path that is safe to log, from `redactedPath`. */
  path?: string
  error?: unknown
}

/** Logs an error with its stack as one line of JSON on stderr. */
export function logError({ error, ...entry }: LogEntry) {
  const detail = error instanceof Error ? { error: error.message, stack: error.stack } : { error }
  write('error', { ...entry, ...(error !== undefined && detail) })
}

/** Logs a warning as one line of JSON on stderr, without a stack: the site goes on, and the stack would not help the operator. */
export const logWarning = ({ error, ...entry }: LogEntry) =>
  write('warn', { ...entry, ...(error !== undefined && { error: error instanceof Error ? error.message : error }) })

function write(level: 'error' | 'warn', entry: Record<string, unknown>) {
  const requestId = currentRequest()?.id
  console.error(redactedText(JSON.stringify({ time: new Date().toISOString(), level, ...(requestId !== undefined && { requestId }), ...entry })))
}

export const pathWithoutQuery = (url: string) => url.split('?', 1)[0] ?? ''
