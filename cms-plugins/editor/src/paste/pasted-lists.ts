import { pastedStyle } from './pasted-style.ts'

interface WordItem {
  paragraph: HTMLElement
  level: number
  isOrdered: boolean
  start: number
}

const orderedMarker = /^\(?(?:(\d{1,3})|[a-z]|[ivxlcdm]+)[.)]/i

/** Returns the level and marker of a paragraph that Word shows as a list item; undefined for other paragraphs. */
function wordItemOf(paragraph: HTMLElement): WordItem | undefined {
  const level = /\blevel(\d)/.exec(pastedStyle(paragraph)['mso-list'] ?? '')?.[1]
  const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) => pastedStyle(span)['mso-list'] === 'ignore')
  if (level === undefined && marker === undefined) return undefined
  const sign = marker?.textContent.trim() ?? ''
  marker?.remove()
  const ordered = orderedMarker.exec(sign)
  return { paragraph, level: Number(level ?? 1), isOrdered: ordered !== null, start: Number(ordered?.[1] ?? 1) }
}

/** Makes nested lists of Word's paragraphs. Word copies list items as paragraphs that only look like items. */
export function foldWordLists(body: HTMLElement) {
  let open: { list: HTMLElement; level: number }[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll<HTMLElement>('p,h1,h2,h3,h4,h5,h6')) {
    const item = wordItemOf(paragraph)
    if (item === undefined) continue
    if (paragraph.previousElementSibling !== last) open = []
    last = addItem(open, item) ?? last
  }
}

/** Adds the item to the list of its level, opening and closing lists as needed. Returns the outermost list. */
function addItem(open: { list: HTMLElement; level: number }[], { paragraph, level, isOrdered, start }: WordItem) {
  const tag = isOrdered ? 'ol' : 'ul'
  while ((open.at(-1)?.level ?? 0) > level) open.pop()
  const sibling = open.at(-1)
  if (sibling?.level === level && sibling.list.localName !== tag) open.pop()
  const document = paragraph.ownerDocument
  const item = document.createElement('li')
  if (open.at(-1)?.level !== level) {
    const list = document.createElement(tag)
    if (isOrdered && start !== 1) list.setAttribute('start', String(start))
    const parent = open.at(-1)?.list.lastElementChild
    if (parent) parent.append(list)
    else paragraph.before(list)
    open.push({ list, level })
  }
  open.at(-1)?.list.append(item)
  item.append(...paragraph.childNodes)
  paragraph.remove()
  return open[0]?.list
}

/** Moves lists directly inside lists (Google Docs) into the item before, and joins the separate lists that Word on the web makes of each item. */
export function foldHtmlLists(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    const list = wrapper.querySelector('ul,ol')
    const before = wrapper.previousElementSibling
    if (list && before?.localName === list.localName && before.hasAttribute('data-folded')) {
      before.append(...list.childNodes)
      wrapper.remove()
    } else if (list) {
      list.setAttribute('data-folded', '')
      wrapper.replaceWith(list)
    }
  }
  for (const list of body.querySelectorAll(':is(ul,ol) > :is(ul,ol)')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
  }
}
