import type { Provenance } from '@artha/contract/market'
import { hasPassed } from '../../lib/dates.ts'

/**
 * How far a figure can be relied on as today's:
 * - `current`: it holds until the next update;
 * - `due`: that time has passed since the answer came;
 * - `stale`: that time has passed and the source has given nothing new;
 * - `sample`: it is invented.
 */
export type Freshness = 'current' | 'due' | 'stale' | 'sample'

/** By the answer alone as long as the reader's time is not known. */
export function freshnessOf(of: Pick<Provenance, 'sample' | 'stale' | 'nextUpdateAt'>, now: Date | undefined): Freshness {
  if (of.sample) return 'sample'
  if (of.stale) return 'stale'
  return hasPassed(of.nextUpdateAt, now) ? 'due' : 'current'
}
