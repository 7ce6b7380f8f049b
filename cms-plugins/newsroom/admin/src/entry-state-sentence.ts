import type { PlaceOnSite } from '@artha/contract/studio-newsroom'
import { timeInIndia } from '@artha/base/panel/time-in-india'

/** Returns a sentence about an entry's state on the site. */
export function entryStateSentence({ state, appearsAt, notShownBecause }: PlaceOnSite): string {
  if (notShownBecause !== '') return `Published but not shown: ${notShownBecause}.`
  const time = appearsAt === null ? '' : timeInIndia(appearsAt)
  switch (state) {
    case 'live':
      return `On the site since ${time}.`
    case 'scheduled':
      return `Scheduled: goes live on ${time}.`
    case 'expired':
      return `Expired: it was on the site from ${time}.`
    case 'draft':
      return 'A draft: not visible to readers until it is published.'
  }
}
