import { sayableText } from '@artha/contract/sayable'
import { currentRequest } from './current-request.ts'

export interface LogEntry {
  message: string
  /** Of the request that is being answered, where it is not said. */
  requestId?: string
  method?: string
  /** As `sayablePath` has it. */
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

function write(level: 'error' | 'warn', entry: Record<string, unknown>) {
  const requestId = currentRequest()?.id
  console.error(sayableText(JSON.stringify({ time: new Date().toISOString(), level, ...(requestId !== undefined && { requestId }), ...entry })))
}

export const pathWithoutQuery = (url: string) => url.split('?', 1)[0] ?? ''
