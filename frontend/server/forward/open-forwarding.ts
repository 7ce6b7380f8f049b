import { MediaCache } from '../media/media-cache.ts'
import type { SiteSettings } from '../site-settings.ts'
import type { Lanes } from '../upstream/lanes.ts'
import { BufferedBodies } from './buffered-bodies.ts'
import { ForwardLimit } from './forward-limit.ts'

/** Request bodies that are still arriving. */
const bodiesBytes = 16 * 1024 * 1024

/** Creates what forwarding needs. Each client address has two separate limits: forwarded requests, and files that are not cached. */
export function openForwarding({ env, cms, mediaStore }: SiteSettings, lanes: Lanes) {
  const forwardLimit = () => new ForwardLimit(env.forwardsPerOrigin)
  const cache = new MediaCache({ media: cms.media, store: mediaStore, now: () => performance.now() })
  return {
    lanes,
    forwardLimit: forwardLimit(),
    bodies: new BufferedBodies(bodiesBytes),
    internalKey: env.internalKey,
    media: { cache, lane: lanes.media, internalKey: env.internalKey, forwardLimit: forwardLimit() },
  }
}
