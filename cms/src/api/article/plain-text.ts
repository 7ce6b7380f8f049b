import { markupMeter, withoutMarkup } from '@artha/contract/rich-text-meter'
import { blockAttributes } from '@artha/contract/rich-text-policy'
import { cleanedHtml, withinMarkupLimit } from '../../rich-text'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' }

const neverText = ['script', 'style', 'textarea', 'option']

/** Returns the words of a description outside its tables, whose numbers say nothing without rows and columns, and outside its blocks. */
export const runningText = (html: string) => plainText(html, [...neverText, 'table', ...Object.keys(blockAttributes)])

/** Returns the words of a description: markup removed, entities decoded, one space between words. */
export function plainText(html: string, nonTextTags = neverText): string {
  const spaced = html.replace(/<(\/(p|li|h[1-6]|td|th|tr|blockquote|ul|ol|table|summary|details|aside|artha-[a-z]+)|br\s*\/?)>/gi, '$& ')
  const nothingAllowed = { allowedTags: [], allowedAttributes: {}, nonTextTags }
  const withoutTags = withinMarkupLimit(
    () => cleanedHtml(spaced, nothingAllowed, markupMeter()),
    () => withoutMarkup(spaced),
  )
  return withoutTags
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the first characters of a text, never half of a surrogate pair. */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join('')
    .trimEnd()
}
