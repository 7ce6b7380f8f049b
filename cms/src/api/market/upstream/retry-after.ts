/** A service that asks for more is asked again after a day all the same: its clock or its header may be wrong. */
const longestMs = 24 * 60 * 60_000

/** How long a service asks to be left alone: seconds, or a date of HTTP. Undefined where it says nothing that can be read. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return ms > 0 ? Math.min(ms, longestMs) : undefined
}
