import type { SiteSettings } from '../site-settings.ts'
import { ProxyCount, type ProxyMismatch } from '../edge/proxy-count.ts'
import { logWarning } from '../watch/log.ts'
import { connectionsFor, readFromCms } from './cms-connection.ts'
import { CmsHealth, healthCheckKey } from './cms-health.ts'
import { FairQueue } from './fair-queue.ts'
import { openBulkheads } from './bulkheads.ts'
import { ReadRateLimit } from './read-rate-limit.ts'

/** Reads that wait for the cms. Each has a different key, because equal ones share one request. */
const mostWaitingReads = 1_000

export type Upstream = ReturnType<typeof openUpstream>

/** Creates what every request to the cms passes: the queue of reads, the bulkheads of all others, limits for each client, and the health of the cms. */
export function openUpstream({ env, cms, answers }: Pick<SiteSettings, 'env' | 'cms' | 'answers'>) {
  const health = new CmsHealth(logCmsChange, answers?.has(healthCheckKey))
  const reads = new ReadRateLimit(env.readLimit)
  const queue = new FairQueue({ running: connectionsFor.reads, waiting: mostWaitingReads })
  const proxies = new ProxyCount({ expected: env.trustedProxies, onMismatch: logProxyMismatch, now: () => performance.now() })
  const read = (key: string) =>
    queue.run(reads.client, () => readFromCms(cms.reads, key, { internalKey: env.internalKey, proxies: proxies.mismatch ?? 'as-promised' }))
  const bulkheads = openBulkheads(cms)
  const waiting = () => ({
    reads: queue.length,
    calls: bulkheads.calls.working.waiting,
    uploads: bulkheads.uploads.working.waiting,
    media: bulkheads.media.working.waiting,
  })
  const pools = () => ({ reads: cms.reads.stats, calls: cms.calls.stats, uploads: cms.uploads.stats, media: cms.media.stats })
  return { health, reads, proxies, read, bulkheads, waiting, pools }
}

const logProxyMismatch = (mismatch: ProxyMismatch, entries: number) =>
  logWarning({ message: `X-Forwarded-For has ${mismatch} entries (${entries}) than TRUST_PROXY promises: see that it is the number of proxies` })

const logCmsChange = (change: 'down' | 'up') =>
  logWarning({ message: change === 'down' ? 'The cms is away: readers get what was read before' : 'The cms is back' })
