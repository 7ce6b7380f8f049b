/** The longest wait, even if a service asks for more: its clock or header may be wrong. */
const longestMs = 24 * 60 * 60_000

/** Parses Retry-After, in seconds or as an HTTP date, to milliseconds; undefined if it cannot be read. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return ms > 0 ? Math.min(ms, longestMs) : undefined
}
