import type { Provenance } from '@artha/contract/market'
import { hasPassed } from '../../lib/dates.ts'

/**
 * The reliability of a price as today's:
 * - `current`: valid until the next update;
 * - `due`: the next update is due since the response came;
 * - `stale`: the update is overdue and the source has nothing new;
 * - `sample`: invented.
 */
export type Freshness = 'current' | 'due' | 'stale' | 'sample'

/** Returns a price's reliability. Without the current time, it depends only on the response. */
export function freshnessOf(of: Pick<Provenance, 'sample' | 'stale' | 'nextUpdateAt'>, now: Date | undefined): Freshness {
  if (of.sample) return 'sample'
  if (of.stale) return 'stale'
  return hasPassed(of.nextUpdateAt, now) ? 'due' : 'current'
}
