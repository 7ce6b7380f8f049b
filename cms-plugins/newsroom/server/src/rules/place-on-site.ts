import type { PlaceOnSite } from '@artha/contract/studio-newsroom'

interface Times {
  /** When the published row appears; undefined where nothing is published. */
  publishedFrom?: Date
  /** When it leaves again, where it does. */
  endsAt?: Date
  now: Date
  /** Its page, once readers can open it; '' where it has none of its own. */
  page: string
}

/** What readers have of an entry. What has not come yet, or is over, has no page that could be opened. */
export function placeOnSite({ publishedFrom, endsAt, now, page }: Times): PlaceOnSite {
  if (publishedFrom === undefined) return { state: 'draft', appearsAt: null, url: '' }
  const appearsAt = publishedFrom.toISOString()
  if (publishedFrom > now) return { state: 'scheduled', appearsAt, url: '' }
  if (endsAt !== undefined && endsAt <= now) return { state: 'expired', appearsAt, url: '' }
  return { state: 'live', appearsAt, url: page }
}
