import type { ArticleSource } from '@artha/contract/article-source'
import type { MarkedTerm } from '@artha/contract/marked-term'
import type { MouseEvent, PointerEvent } from 'react'

/**
 * Opens the source of a clicked figure or the meaning of a clicked term as a note. Without JavaScript, with a modifier key or if the script cannot be
 * loaded, the mark works as a link.
 */
export function openMark(event: MouseEvent, sources: readonly ArticleSource[] | undefined, terms: readonly MarkedTerm[] | undefined) {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.target.closest<HTMLAnchorElement>('a[href*="?on="],a[href^="/glossary/"]')
  // Links inside an open note, which is part of the text, keep working as links
  if (!link || link.closest('[role=dialog]') || !(sources ?? terms)) return
  event.preventDefault()
  void import('./figure-note.ts').then(
    ({ showNote }) => showNote(link, sources, terms),
    () => location.assign(link.href),
  )
}

/** A pointer that rests this long on a term asks for its meaning, in ms; a click comes sooner. */
const restMs = 300

/** Opens the meaning of a term that a mouse rests on. Touch and pen have no hover: a tap is a click. */
export function openMarkOnHover(event: PointerEvent, terms: readonly MarkedTerm[] | undefined) {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element) || !terms) return
  const link = event.target.closest<HTMLAnchorElement>('a[href^="/glossary/"]')
  if (!link || link.closest('[role=dialog]') || (event.relatedTarget instanceof Node && link.contains(event.relatedTarget))) return
  const timer = setTimeout(() => {
    void import('./figure-note.ts').then(
      ({ showNoteOnHover }) => showNoteOnHover(link, terms),
      () => undefined,
    )
  }, restMs)
  for (const name of ['pointerleave', 'pointerdown'] as const) link.addEventListener(name, () => clearTimeout(timer), { once: true })
}
