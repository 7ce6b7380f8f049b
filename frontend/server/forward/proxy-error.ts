import type { ErrorCode } from '@artha/contract/errors'

/** Statuses with which a proxy between site and cms may refuse a request itself. */
const codes: Partial<Record<number, ErrorCode>> = { 413: 'too-large', 414: 'validation', 429: 'too-many-requests', 431: 'validation' }

/**
 * Returns the error to send in place of one that did not come from the cms, because it is not JSON: an error code, or `away` for a 5xx.
 * Returns undefined for answers of the cms. Its HTML pages (unsubscribing) have statuses that proxies do not send, so they pass.
 */
export function proxyError(status: number, contentType: string | string[] | undefined): ErrorCode | 'unreachable' | undefined {
  if (status < 400 || /^application\/(\w+\+)?json\b/i.test(String(contentType))) return undefined
  return status >= 500 ? 'unreachable' : codes[status]
}
