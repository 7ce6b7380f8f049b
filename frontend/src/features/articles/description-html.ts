import { hasMarkup } from '@artha/contract/rich-text-policy'
import { asHtml } from '../../lib/html-text.ts'

const numberedLine = /^\d{1,3}[.)](?!\d)\s*\S/

/**
 * A description as HTML: markup is kept; of plain text, numbered lines such as "1. A point" become point headings and
 * all other lines paragraphs.
 */
export function descriptionHtml(description: string) {
  if (hasMarkup(description)) return description
  return description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (numberedLine.test(line) ? `<h3>${asHtml(line)}</h3>` : `<p>${asHtml(line)}</p>`))
    .join('')
}
