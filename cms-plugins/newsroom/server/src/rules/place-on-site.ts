import type { PlaceOnSite } from '@artha/contract/studio-newsroom'

interface Times {
  /** When the published row appears; undefined where nothing is published. */
  publishedFrom?: Date
  /** When it leaves again, where it does. */
  endsAt?: Date
  now: Date
  /** Its page, once readers can open it; '' where it has none of its own. */
  page: string
  /** Why readers do not get what is published; '' where they do. */
  notShownBecause: string
}

/** What readers have of an entry. What has not come yet, is over or is not shown has no page that could be opened. */
export function placeOnSite({ publishedFrom, endsAt, now, page, notShownBecause }: Times): PlaceOnSite {
  if (publishedFrom === undefined) return { state: 'draft', appearsAt: null, url: '', notShownBecause: '' }
  const appearsAt = Number.isNaN(publishedFrom.getTime()) ? null : publishedFrom.toISOString()
  if (publishedFrom > now) return { state: 'scheduled', appearsAt, url: '', notShownBecause }
  if (endsAt !== undefined && endsAt <= now) return { state: 'expired', appearsAt, url: '', notShownBecause }
  return { state: 'live', appearsAt, url: notShownBecause === '' ? page : '', notShownBecause }
}
