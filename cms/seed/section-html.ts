import { sanitiserOptions } from '@artha/contract/rich-text-policy'
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const markdown = new Marked({
  renderer: {
    // The page's own headings are h1 (title) and h2 (subtitle): whatever a section nests starts below them.
    heading({ tokens }) {
      return `<h3>${this.parser.parseInline(tokens)}</h3>\n`
    },
  },
})

/** Markdown as the HTML that a section description may hold. */
export function sectionHtml(source: string): string {
  return sanitizeHtml(markdown.parse(source, { async: false }), sanitiserOptions()).trim()
}
