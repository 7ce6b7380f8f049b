import type { ErrorCode } from '@artha/contract/errors'

/** What a proxy between the site and the cms refuses by itself. */
const codes: Partial<Record<number, ErrorCode>> = { 413: 'too-large', 414: 'validation', 429: 'too-many-requests', 431: 'validation' }

/**
 * Of an error answer that the cms did not write, since it is no JSON: what to say in its place, or that the cms is away. The pages of
 * the cms (unsubscribing) are HTML with statuses that a proxy does not give: they pass.
 */
export function foreignError(status: number, contentType: string | string[] | undefined): ErrorCode | 'away' | undefined {
  if (status < 400 || /^application\/(\w+\+)?json\b/i.test(String(contentType))) return undefined
  return status >= 500 ? 'away' : codes[status]
}
