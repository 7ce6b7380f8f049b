import type { Provenance } from '@artha/contract/market'

/** The times at which an answer should be renewed and its source may be asked again. `asOf` and `renewAt` are null before the first answer. */
export interface Renewal {
  asOf: Date | null
  renewAt: Date | null
  dueAt: Date
  failures: number
}

/** A renewal ends within this time, with or without success; until then an answer is not called stale. */
export const renewalLimitMs = 30_000

/** Returns true if a new answer is due and the source has given none. */
export function isStale({ renewAt, failures }: Renewal, now: Date): boolean {
  if (renewAt === null) return failures > 0
  const overMs = now.getTime() - renewAt.getTime()
  return overMs >= renewalLimitMs || (overMs >= 0 && failures > 0)
}

/** Returns the earliest time of the next request. During a request, that is when its time limit ends. */
export const nextUpdateAt = ({ dueAt }: Renewal, now: Date) => (dueAt > now ? dueAt : new Date(now.getTime() + renewalLimitMs)).toISOString()

export const provenanceOf = (source: string, renewal: Renewal, now: Date): Provenance => ({
  source,
  asOf: renewal.asOf?.toISOString() ?? null,
  stale: isStale(renewal, now),
  sample: false,
  nextUpdateAt: nextUpdateAt(renewal, now),
})
