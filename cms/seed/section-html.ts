import { sanitiserOptions } from '@artha/contract/rich-text-policy'
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const markdown = new Marked({
  renderer: {
    // The page uses h1 for the title and h2 for the subtitle, so headings in a section begin at h3.
    heading({ tokens }) {
      return `<h3>${this.parser.parseInline(tokens)}</h3>\n`
    },
  },
})

/** Converts Markdown to sanitised HTML for a section's description. */
export function sectionHtml(source: string): string {
  return sanitizeHtml(markdown.parse(source, { async: false }), sanitiserOptions()).trim()
}
