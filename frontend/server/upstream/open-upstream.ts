import type { SiteSettings } from '../site-settings.ts'
import { ProxyCount, type ProxySlip } from '../edge/proxy-count.ts'
import { logWarning } from '../watch/log.ts'
import { connectionsFor, readFromCms } from './cms-connection.ts'
import { CmsContact, healthCheckKey } from './cms-contact.ts'
import { FairQueue } from './fair-queue.ts'
import { openLanes } from './lanes.ts'
import { ReadsPerOrigin } from './reads-per-origin.ts'

/** Reads that wait for the cms. Each has a different key, because equal ones share one request. */
const mostWaitingReads = 1_000

export type Upstream = ReturnType<typeof openUpstream>

/** Creates what every request to the cms passes: the queue of reads, the lanes of all others, limits for each client, and the health of the cms. */
export function openUpstream({ env, cms, answers }: Pick<SiteSettings, 'env' | 'cms' | 'answers'>) {
  const contact = new CmsContact(logCmsChange, answers?.has(healthCheckKey))
  const reads = new ReadsPerOrigin(env.readLimit)
  const queue = new FairQueue({ running: connectionsFor.reads, waiting: mostWaitingReads })
  const proxies = new ProxyCount({ promised: env.trustedProxies, tell: logProxySlip, now: () => performance.now() })
  const read = (key: string) =>
    queue.run(reads.client, () => readFromCms(cms.reads, key, { internalKey: env.internalKey, proxies: proxies.slip ?? 'as-promised' }))
  const lanes = openLanes(cms)
  const waiting = () => ({
    reads: queue.length,
    calls: lanes.calls.working.waiting,
    uploads: lanes.uploads.working.waiting,
    media: lanes.media.working.waiting,
  })
  const pools = () => ({ reads: cms.reads.stats, calls: cms.calls.stats, uploads: cms.uploads.stats, media: cms.media.stats })
  return { contact, reads, proxies, read, lanes, waiting, pools }
}

const logProxySlip = (slip: ProxySlip, entries: number) =>
  logWarning({ message: `X-Forwarded-For has ${slip} entries (${entries}) than TRUST_PROXY promises: see that it is the number of proxies` })

const logCmsChange = (news: 'away' | 'back') =>
  logWarning({ message: news === 'away' ? 'The cms is away: readers get what was read before' : 'The cms is back' })
