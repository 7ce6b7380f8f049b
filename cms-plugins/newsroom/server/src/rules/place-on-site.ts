import type { PlaceOnSite } from '@artha/contract/studio-newsroom'

interface Times {
  /** The date of the published row; undefined if nothing is published. */
  publishedFrom?: Date
  /** The date on which it leaves the site, if it has one. */
  endsAt?: Date
  now: Date
  /** The address of its page; '' if its type has no pages. */
  page: string
  /** The reason why readers cannot see the published row; '' if they can. */
  notShownBecause: string
}

/** Returns the state of an entry on the site. The page's address is given only while readers can open it. */
export function placeOnSite({ publishedFrom, endsAt, now, page, notShownBecause }: Times): PlaceOnSite {
  if (publishedFrom === undefined) return { state: 'draft', appearsAt: null, url: '', notShownBecause: '' }
  const appearsAt = Number.isNaN(publishedFrom.getTime()) ? null : publishedFrom.toISOString()
  if (publishedFrom > now) return { state: 'scheduled', appearsAt, url: '', notShownBecause }
  if (endsAt !== undefined && endsAt <= now) return { state: 'expired', appearsAt, url: '', notShownBecause }
  return { state: 'live', appearsAt, url: notShownBecause === '' ? page : '', notShownBecause }
}
