import type { ArticleSource } from '@artha/contract/article-source'
import type { MouseEvent } from 'react'

/** A press on a figure opens its source beside it; without script, in a new tab or when it cannot be loaded it is a link. */
export function openMark(event: MouseEvent, sources: readonly ArticleSource[] | undefined) {
  if (!(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('a[href*="?on="]')
  if (!link || !sources || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void import('./figure-note.ts').then(
    ({ showFigureNote }) => showFigureNote(link, sources),
    () => location.assign(link.href),
  )
}
