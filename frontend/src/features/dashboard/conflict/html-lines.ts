import { hasMarkup } from '@artha/contract/rich-text-policy'
import { textOfHtml } from '../../../lib/html-text.ts'

const endOfBlock = /<\/(?:p|li|h[1-6]|blockquote|caption|tr|pre|summary|details|aside|artha-[a-z]+)>|<(?:br|hr)\b[^>]*>/gi

/** Returns the text of each block of HTML; in tables, of each row. Blocks without text are left out. */
export const blocksOf = (html: string): string[] =>
  html
    .split(endOfBlock)
    .map(textOfHtml)
    .filter((text) => text !== '')

/** Returns a description as lines of plain text to compare. The result is not escaped: never insert it as HTML. */
export const htmlLines = (description: string) => (hasMarkup(description) ? blocksOf(description).join('\n') : description)
