import { KeptMedia } from '../media/kept-media.ts'
import type { SiteSettings } from '../site-settings.ts'
import type { Lanes } from '../upstream/lanes.ts'
import { BufferedBodies } from './buffered-bodies.ts'
import { OpenForwards } from './open-forwards.ts'

/** Request bodies that are still arriving. */
const bodiesBytes = 16 * 1024 * 1024

/** Creates what forwarding needs. Each client address has two separate limits: forwarded requests, and files that are not cached. */
export function openForwarding({ env, cms, mediaShelf }: SiteSettings, lanes: Lanes) {
  const openForwards = () => new OpenForwards(env.forwardsPerOrigin)
  const kept = new KeptMedia({ media: cms.media, shelf: mediaShelf, now: () => performance.now() })
  return {
    lanes,
    openForwards: openForwards(),
    bodies: new BufferedBodies(bodiesBytes),
    internalKey: env.internalKey,
    media: { kept, lane: lanes.media, internalKey: env.internalKey, openForwards: openForwards() },
  }
}
