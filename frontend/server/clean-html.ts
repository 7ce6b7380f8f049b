import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { markupMeter, TooMuchMarkup, withoutMarkup } from '@artha/contract/rich-text-meter'
import { leadsElsewhere, sanitiserOptions, withNoteIdOnly } from '@artha/contract/rich-text-policy'

const options = sanitiserOptions({ a: ['rel'] })

const settings: sanitizeHtml.IOptions = {
  ...options,
  disallowedTagsMode: 'discard',
  transformTags: {
    ...options.transformTags,
    a: (tagName, { rel: _, ...given }) => {
      const attribs = withNoteIdOnly(given)
      return { tagName, attribs: leadsElsewhere(attribs.href ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs }
    },
  },
}

/**
 * Texts cleaned before. The same article stands in many lists (every page size is another list), and cleaning a list of
 * whole articles takes some 100 ms: without this, asking for lists of all sizes would be a cheap way to stop the server.
 */
const cleaned = new LRUCache<string, string>({
  maxSize: 5 * 1024 * 1024,
  sizeCalculation: (html, text) => html.length + text.length + 1,
})

/**
 * A text that is older than the limits and exceeds them is shown without markup: the page stays readable, and cleaning
 * never takes long.
 */
function cleanWithinLimits(html: string) {
  const { startText, onOpenTag, onCloseTag, countRun } = markupMeter()
  try {
    startText(html)
    return sanitizeHtml(html, { ...settings, onOpenTag, onCloseTag, textFilter: countRun })
  } catch (error) {
    if (error instanceof TooMuchMarkup) return withoutMarkup(html)
    throw error
  }
}

/** The HTML with whatever the contract's policy does not name taken out. */
export function cleanHtml(html: string) {
  let clean = cleaned.get(html)
  if (clean === undefined) {
    clean = cleanWithinLimits(html)
    cleaned.set(html, clean)
  }
  return clean
}
