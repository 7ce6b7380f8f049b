import type { ArticleSource } from '@artha/contract/article-source'
import { figureMarkOf, type FigureMark } from '@artha/contract/figure-mark'
import type { MarkedTerm } from '@artha/contract/marked-term'
import { termPath } from '@artha/contract/term-marks'
import { dayText } from '../../lib/dates.ts'
import styles from './figure-note.module.css'

const unknownPage = 'Not verified: the source page is unknown.'

const confidences: Record<string, string> = {
  'official-page': 'Verified: we read an official page.',
  'two-sources': 'At least two other sources agree; we have not read the official text.',
  'one-source': 'Not verified: only one other source.',
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, className = '') {
  const made = document.createElement(name)
  made.textContent = text
  made.className = className
  return made
}

function link(text: string, href: string) {
  const made = element('a', text)
  made.href = href
  if (!href.startsWith('/')) made.rel = 'noopener noreferrer'
  return made
}

/** Creates an empty note. All contents are set as text, never as HTML. */
function newNote(label: string, title: string) {
  const note = element('div', '', styles.note)
  note.popover = 'auto'
  note.role = 'dialog'
  note.tabIndex = -1
  note.ariaLabel = label
  note.append(element('p', title, styles.title))
  return note
}

/** Creates the note on a term: its meaning in one sentence and a link. */
function termNote({ slug, name, meaning }: MarkedTerm) {
  const note = newNote(`${name}: ${meaning}`, name)
  const links = element('p', '', styles.links)
  links.append(link('More, with an example', termPath(slug)))
  note.append(element('p', meaning), links)
  return note
}

/** Creates the note on a figure: value, validity, authority, document and the day it was checked. */
function sourceNote({ title, authority, document: said, address, checkedOn, figure }: ArticleSource) {
  const note = newNote(`Source: ${title}`, title)
  if (figure) {
    const held = `${dayText(figure.from)}${figure.until === null ? '' : ` to ${dayText(figure.until)}`}`
    note.append(element('p', figure.words === undefined ? `In force from ${held}` : `${figure.words}, from ${held}`, styles.value))
  }
  note.append(element('p', said === '' ? authority : `${authority}: ${said}`))
  note.append(
    element(
      'p',
      `${figure && address === '' ? unknownPage : (confidences[figure?.confidence ?? ''] ?? '')} Checked on ${dayText(checkedOn)}.`.trim(),
      styles.small,
    ),
  )
  const links = element('p', '', styles.links)
  if (figure) links.append(link('More about this figure', `/figures/${figure.figureKey}`))
  if (address !== '') links.append(link(new URL(address).hostname, address))
  note.append(links)
  return note
}

const gapPx = 8

/** Places the note below its mark, or above if there is no room, always inside the window. */
function place(note: HTMLElement, mark: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = note
  const left = Math.max(gapPx, Math.min(mark.left, innerWidth - width - gapPx))
  const below = mark.bottom + gapPx
  const top = below + height < innerHeight ? below : Math.max(gapPx, mark.top - height - gapPx)
  note.style.left = `${left}px`
  note.style.top = `${top}px`
}

/** Returns the figure's row in force on the mark's day. For "today" it is the newest row, because marks of one row share a source. */
function sourceOf({ figureKey, on }: FigureMark, sources: readonly ArticleSource[]) {
  const own = sources.filter(({ figure }) => figure?.figureKey === figureKey)
  if (on === 'today') return own.toSorted((a, b) => (a.figure?.from ?? '').localeCompare(b.figure?.from ?? '')).at(-1)
  return own.find(({ figure }) => figure && figure.from <= on && (figure.until === null || on <= figure.until))
}

function noteFor(mark: HTMLAnchorElement, sources: readonly ArticleSource[], terms: readonly MarkedTerm[]) {
  const href = mark.getAttribute('href') ?? ''
  const term = terms.find(({ slug }) => termPath(slug) === href)
  if (term) return termNote(term)
  const said = figureMarkOf(href)
  const source = said && sourceOf(said, sources)
  return source && sourceNote(source)
}

/** Shows a note beside its mark. Escape, a click elsewhere or scrolling closes it; the returned signal then aborts. */
function open(note: HTMLElement, mark: HTMLAnchorElement): AbortSignal {
  const closed = new AbortController()
  mark.after(note)
  note.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return
    closed.abort()
    if (note.contains(document.activeElement)) mark.focus({ preventScroll: true })
    note.remove()
  })
  note.showPopover()
  place(note, mark.getBoundingClientRect())
  addEventListener('scroll', () => note.hidePopover(), { passive: true, once: true, signal: closed.signal })
  return closed.signal
}

/** Opens the note of a mark and moves the focus to it, and back to the mark when it closes. */
export function showNote(mark: HTMLAnchorElement, sources: readonly ArticleSource[] = [], terms: readonly MarkedTerm[] = []) {
  const note = noteFor(mark, sources, terms)
  if (!note) return location.assign(mark.href)
  open(note, mark)
  note.focus({ preventScroll: true })
}

/** Time to move the pointer from the mark to its note, in ms. */
const awayMs = 300

/** Opens the note of a mark below the pointer. The focus stays; the note stays while the pointer is on it or the mark (WCAG 1.4.13). */
export function showNoteOnHover(mark: HTMLAnchorElement, terms: readonly MarkedTerm[]) {
  // The pointer may have left while this script loaded; an open menu or note would be closed
  if (!mark.matches(':hover') || document.querySelector(':popover-open')) return
  const note = noteFor(mark, [], terms)
  if (!note) return
  const signal = open(note, mark)
  let timer: ReturnType<typeof setTimeout>
  const leave = () => {
    timer = setTimeout(() => {
      if (!note.contains(document.activeElement)) note.hidePopover()
    }, awayMs)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  for (const part of [mark, note]) {
    part.addEventListener('pointerenter', () => clearTimeout(timer), { signal })
    part.addEventListener('pointerleave', leave, { signal })
  }
}
