import type { Provenance } from '@artha/contract/market'

/** When a kept answer was to be renewed and when its source may be asked again; null: no answer yet. */
export interface Renewal {
  asOf: Date | null
  renewAt: Date | null
  dueAt: Date
  failures: number
}

/** The time within which a renewal that was begun ends, well or not: until then an answer is not called old. */
export const renewalLimitMs = 30_000

/** Whether the time for the next answer has passed and the source has given none. */
export function isStale({ renewAt, failures }: Renewal, now: Date): boolean {
  if (renewAt === null) return failures > 0
  const overMs = now.getTime() - renewAt.getTime()
  return overMs >= renewalLimitMs || (overMs >= 0 && failures > 0)
}

/** When the source is asked again at the earliest. Where it is being asked now, not before that asking has ended. */
export const nextUpdateAt = ({ dueAt }: Renewal, now: Date) => (dueAt > now ? dueAt : new Date(now.getTime() + renewalLimitMs)).toISOString()

export const provenanceOf = (source: string, renewal: Renewal, now: Date): Provenance => ({
  source,
  asOf: renewal.asOf?.toISOString() ?? null,
  stale: isStale(renewal, now),
  sample: false,
  nextUpdateAt: nextUpdateAt(renewal, now),
})
