import { MediaCache } from '../media/media-cache.ts'
import type { SiteSettings } from '../site-settings.ts'
import type { Bulkheads } from '../upstream/bulkheads.ts'
import { BufferedBodies } from './buffered-bodies.ts'
import { ForwardLimit } from './forward-limit.ts'

/** Request bodies that are still arriving. */
const bodiesBytes = 16 * 1024 * 1024

/** Creates what forwarding needs. Each client address has two separate limits: forwarded requests, and files that are not cached. */
export function openForwarding({ env, cms, mediaStore }: SiteSettings, bulkheads: Bulkheads) {
  const forwardLimit = () => new ForwardLimit(env.forwardsPerClient)
  const cache = new MediaCache({ media: cms.media, store: mediaStore, now: () => performance.now() })
  return {
    bulkheads,
    forwardLimit: forwardLimit(),
    bodies: new BufferedBodies(bodiesBytes),
    internalKey: env.internalKey,
    media: { cache, bulkhead: bulkheads.media, internalKey: env.internalKey, forwardLimit: forwardLimit() },
  }
}
