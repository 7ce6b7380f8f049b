import { textOfHtml } from '../../../lib/html-text.ts'
import type { ArticleValues } from './article-values.ts'

/** The approximate number of characters that search engines show. */
export const shownTitleLength = 60
export const shownDescriptionLength = 155

/** Cuts a text between words, as search engines do. */
function cut(text: string, most: number) {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return `${text.slice(0, end > most / 2 ? end : most).trimEnd()} …`
}

/** Returns the title and description for search engines, cut as they would cut them. */
export function shownInSearch({ title, standfirst, seoTitle, seoDescription, sections }: ArticleValues) {
  const said = seoDescription || standfirst || textOfHtml(sections[0]?.description ?? '').slice(0, 2 * shownDescriptionLength)
  return { title: cut(seoTitle || title || 'Without a title', shownTitleLength), description: cut(said, shownDescriptionLength) }
}
