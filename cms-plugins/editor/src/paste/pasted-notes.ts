import { pastedStyle } from './pasted-style.ts'

/** Matches the anchor names of footnotes in Word, Google Docs, LibreOffice and wikis. */
const nameOfNote = /^(?:_?(?:ftn|edn)\d|ftnt\d|sd(?:foot|end)note\d+sym|(?:fn|foot-?note|end-?note|cite_note)[-_:]?\w)/i
/** Matches a footnote mark in the text: a number, letter or symbol, in brackets or not. */
const sign = /^[[(]?(?:\d{1,3}|[ivxlc]{1,6}|[a-z]|[*†‡§¶#]{1,3}|note \d+)[\])]?$/i
const wholeNote = '[id^="sdfootnote"]:not(a),[id^="sdendnote"]:not(a)'

interface Mark {
  link: HTMLAnchorElement
  target: Element
}

const inWord = (element: Element) => /^(?:foot|end)note$/.test(pastedStyle(element)['mso-element'] ?? '')

const targetName = (link: HTMLAnchorElement) => {
  const written = link.getAttribute('href') ?? ''
  const name = written.startsWith('#') ? written.slice(1) : ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Returns the elements by id or anchor name. */
function anchorsOf(body: HTMLElement): Map<string, Element> {
  const anchors = new Map<string, Element>()
  for (const element of body.querySelectorAll('[id],a[name]')) {
    for (const name of [element.id, element.getAttribute('name') ?? '']) if (name !== '' && !anchors.has(name)) anchors.set(name, element)
  }
  return anchors
}

/** Returns the element that holds the whole note. */
function noteAt(target: Element): Element | null {
  for (let at: Element | null = target; at !== null && at.localName !== 'body'; at = at.parentElement) if (inWord(at)) return at
  return target.closest(wholeNote) ?? target.closest('li,p,dd,div')
}

const comesBefore = (one: Node, other: Node) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const isSameSpot = (one: Element, other: Element) => one === other || one.contains(other) || other.contains(one)

/** Returns the links in a note that lead back to its mark. */
const backLinks = (note: Element, { link }: Mark, anchors: ReadonlyMap<string, Element>) =>
  [...note.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((back) => {
    const target = anchors.get(targetName(back))
    return target !== undefined && isSameSpot(target, link)
  })

/** Finds the footnote marks. A note is recognised by its name or a link back; then every mark that leads to it counts. */
function marksIn(body: HTMLElement, anchors: ReadonlyMap<string, Element>): (Mark & { note: Element })[] {
  const notes = new Set<Element>()
  const possible = [...body.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const name = targetName(link)
    const target = anchors.get(name)
    const note = target && noteAt(target)
    if (!note || !sign.test(link.textContent.trim()) || !comesBefore(link, target) || note.contains(link)) return []
    if (nameOfNote.test(name) || backLinks(note, { link, target }, anchors).length > 0) notes.add(note)
    return [{ link, target, note }]
  })
  return possible.filter(({ note }) => notes.has(note))
}

/**
 * Collects the pasted footnotes and endnotes in one numbered list at the end, each linked with its mark in the text. `stem` keeps their ids apart
 * from those of other pastes.
 */
export function foldNotes(body: HTMLElement, stem: string) {
  const anchors = anchorsOf(body)
  const marks = marksIn(body, anchors)
  const notes = [...new Set(marks.map(({ note }) => note))]
  // Collected before the marks are rewritten, because the links lead to them
  const back = new Set(marks.flatMap((mark) => backLinks(mark.note, mark, anchors)))
  const list = body.ownerDocument.createElement('ol')
  const marked = new Set<Element>()
  for (const { link, note } of marks) {
    const number = notes.indexOf(note) + 1
    const id = `note-${stem}-${number}`
    writeMark(link, number, id, marked.has(note))
    marked.add(note)
  }
  for (const link of back) link.remove()
  for (const [at, note] of notes.entries()) list.append(itemOf(note, `note-${stem}-${at + 1}`))
  if (notes.length > 0) body.append(list)
}

function writeMark(link: HTMLAnchorElement, number: number, id: string, isMarked: boolean) {
  const mark = link.ownerDocument.createElement('a')
  mark.setAttribute('href', `#${id}`)
  if (!isMarked) mark.id = `${id}-mark`
  mark.textContent = `[${number}]`
  const raised = link.ownerDocument.createElement('sup')
  raised.append(mark)
  link.replaceWith(link.closest('sup') === null ? raised : mark)
}

function itemOf(note: Element, id: string) {
  const document = note.ownerDocument
  const item = document.createElement('li')
  const wayBack = document.createElement('a')
  wayBack.href = `#${id}-mark`
  wayBack.title = 'Back to the text'
  wayBack.textContent = '↩'
  item.id = id
  const parent = note.parentElement
  item.append(...(note.localName === 'p' ? [note.cloneNode(true)] : note.cloneNode(true).childNodes))
  note.remove()
  if (parent) removeEmptied(parent)
  const last = [...item.querySelectorAll('p')].findLast(({ textContent }) => textContent.trim() !== '') ?? item
  last.append(' ', wayBack)
  return item
}

/** Removes a note's emptied containers and the line that separated the notes from the text. */
function removeEmptied(holder: Element) {
  for (let at: Element | null = holder; at !== null && at.textContent.trim() === '';) {
    const parent: Element | null = at.parentElement
    if (at.localName === 'body') return
    const before = at.previousElementSibling
    at.remove()
    if (before?.localName === 'hr') before.remove()
    at = parent
  }
}

export interface NoteLink {
  title: string
  authority: string
  address: string
}

const writtenAddress = /https:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/

/** Returns the addresses in the footnotes of a cleaned text, each once, with the note's text. */
export function linksOfNotes(html: string): NoteLink[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const found = new Map<string, NoteLink>()
  for (const note of body.querySelectorAll('li[id^="note-"]')) {
    const words = note.textContent.replace('↩', '').replace(/\s+/g, ' ').trim()
    const linked = [...note.querySelectorAll('a[href^="https://"]')].map((link) => link.getAttribute('href') ?? '')
    for (const address of linked.length > 0 ? linked : (words.match(writtenAddress) ?? [])) {
      if (!URL.canParse(address) || found.has(address)) continue
      const authority = new URL(address).hostname.replace(/^www\./, '')
      const said = words
        .replace(new RegExp(writtenAddress, 'g'), '')
        .replace(/[\s,.:;–—-]+$/, '')
        .trim()
      found.set(address, { title: said === '' ? authority : said, authority, address })
    }
  }
  return [...found.values()]
}
