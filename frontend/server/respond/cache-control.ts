import { freshForMs, errorFreshForMs, staleUntilMs } from '../cache/cache-freshness.ts'

const seconds = (ms: number) => ms / 1_000

/** Browsers revalidate each time (a 304 is cheap). A CDN uses the same times as the data cache. */
export const cacheable = `public, max-age=0, s-maxage=${seconds(freshForMs)}, stale-while-revalidate=${seconds(staleUntilMs - freshForMs)}, stale-if-error=86400`
export const cacheableMiss = `public, max-age=0, s-maxage=${seconds(errorFreshForMs)}`
export const cacheableByBrowser = 'private, max-age=0'
export const notCacheable = 'no-store'
/** For content that never changes at its address. */
export const immutable = 'public, max-age=31536000, immutable'

export const isCacheable = (status: number) => status === 200 || status === 404

export function cacheControlFor(status: number) {
  if (status === 200) return cacheable
  return status === 404 ? cacheableMiss : notCacheable
}
