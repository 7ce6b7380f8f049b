import type { ArticleSource } from '@artha/contract/article-source'
import type { MarkedTerm } from '@artha/contract/marked-term'
import type { MouseEvent } from 'react'

/** A press on a figure or a term opens its source or meaning beside it; without script, in a new tab or when it cannot be loaded it is a link. */
export function openMark(event: MouseEvent, sources: readonly ArticleSource[] | undefined, terms: readonly MarkedTerm[] | undefined) {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.target.closest<HTMLAnchorElement>('a[href*="?on="],a[href^="/glossary/"]')
  // The links of an open note, which stands in the text too, lead on
  if (!link || link.closest('[role=dialog]') || !(sources ?? terms)) return
  event.preventDefault()
  void import('./figure-note.ts').then(
    ({ showNote }) => showNote(link, sources, terms),
    () => location.assign(link.href),
  )
}
