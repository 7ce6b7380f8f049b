import { hasMarkup } from '@artha/contract/rich-text-policy'
import { textOfHtml } from '../../../lib/html-text.ts'

const endOfBlock = /<\/(?:p|li|h[1-6]|blockquote|caption|tr|pre)>|<(?:br|hr)\b[^>]*>/gi

/** The words of each block of an HTML text, of a table row by row; what holds none is left out. */
export const blocksOf = (html: string): string[] =>
  html
    .split(endOfBlock)
    .map(textOfHtml)
    .filter((text) => text !== '')

/** A description as lines of plain text, to be compared by eye; never to be put into a page as HTML. */
export const htmlLines = (description: string) => (hasMarkup(description) ? blocksOf(description).join('\n') : description)
