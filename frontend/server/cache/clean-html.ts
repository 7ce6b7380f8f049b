import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { markupMeter, sanitiserCallbacks, TooMuchMarkup, withoutMarkup } from '@artha/contract/rich-text-meter'
import { isExternalLink, sanitiserOptions, withNoteIdOnly } from '@artha/contract/rich-text-policy'

const options = sanitiserOptions({ a: ['rel'] })

const settings: sanitizeHtml.IOptions = {
  ...options,
  disallowedTagsMode: 'discard',
  transformTags: {
    ...options.transformTags,
    a: (tagName, { rel: _, ...given }) => {
      const attribs = withNoteIdOnly(given)
      return { tagName, attribs: isExternalLink(attribs.href ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs }
    },
  },
}

/**
 * Texts that were already cleaned. The same article is in many lists (one for each page size), and cleaning a list of whole articles takes
 * about 100 ms: without this cache, requests for lists of all sizes would be a cheap way to block the server.
 */
const cleaned = new LRUCache<string, string>({
  maxSize: 5 * 1024 * 1024,
  sizeCalculation: (html, text) => html.length + text.length + 1,
})

/** Older texts can exceed the limits on markup. They are shown without markup, so that the page stays readable and cleaning stays fast. */
function cleanWithinLimits(html: string) {
  const meter = markupMeter()
  try {
    meter.startText(html)
    return sanitizeHtml(html, { ...settings, ...sanitiserCallbacks(meter) })
  } catch (error) {
    if (error instanceof TooMuchMarkup) return withoutMarkup(html)
    throw error
  }
}

/** Returns the HTML with only the tags and attributes that the contract's policy allows. */
export function cleanHtml(html: string) {
  let clean = cleaned.get(html)
  if (clean === undefined) {
    clean = cleanWithinLimits(html)
    cleaned.set(html, clean)
  }
  return clean
}
