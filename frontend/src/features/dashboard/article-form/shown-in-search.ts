import { textOfHtml } from '../../../lib/html-text.ts'
import type { ArticleValues } from './article-values.ts'

/** About what a search engine shows before it cuts, in characters. */
export const shownOfTitle = 60
export const shownOfDescription = 155

/** Cut between words, as search engines do. */
function cut(text: string, most: number) {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return `${text.slice(0, end > most / 2 ? end : most).trimEnd()} …`
}

/** The title and the sentence that a search engine is given; cut where it would cut them. */
export function shownInSearch({ title, standfirst, seoTitle, seoDescription, sections }: ArticleValues) {
  const said = seoDescription || standfirst || textOfHtml(sections[0]?.description ?? '').slice(0, 2 * shownOfDescription)
  return { title: cut(seoTitle || title || 'Without a title', shownOfTitle), description: cut(said, shownOfDescription) }
}
