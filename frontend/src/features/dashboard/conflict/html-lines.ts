import { hasMarkup } from '@artha/contract/rich-text-policy'
import { textOfHtml } from '../../../lib/html-text.ts'

const endOfLine = /<br\b[^>]*>|<hr\b[^>]*>|<\/(?:p|h3|h4|li|tr|blockquote|caption)>/gi

/** A description as lines of plain text, to be compared by eye; never to be put into a page as HTML. */
export const htmlLines = (description: string) =>
  hasMarkup(description)
    ? description
        .split(endOfLine)
        .map(textOfHtml)
        .filter((line) => line !== '')
        .join('\n')
    : description
