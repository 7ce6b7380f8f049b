import { blockAttributes, isNoteId, richTextPolicy } from '@artha/contract/rich-text-policy'
import { foldHtmlLists, foldWordLists } from './pasted-lists.ts'
import { applyPastedClasses } from './pasted-classes.ts'
import { foldNotes } from './pasted-notes.ts'
import { markByStyle, pastedStyle } from './pasted-style.ts'
import { isLinkAllowed } from '../link-address.ts'

/** Elements that are not the author's text. They are removed with their content. */
const droppedSelector = [
  'style',
  'script',
  'meta',
  'link',
  'title',
  'xml',
  'template',
  'noscript',
  'img',
  'picture',
  'svg',
  'math',
  'video',
  'audio',
  'iframe',
  'object',
  'embed',
  'canvas',
  'button',
  'input',
  'select',
  'textarea',
  'colgroup',
  'br.Apple-interchange-newline',
  '.MsoCommentReference',
  '.msoDel',
].join(',')

const renamed: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  dt: 'p',
  dd: 'p',
  address: 'p',
  pre: 'p',
  figcaption: 'p',
}
const quoteClass = /\bMso(?:Intense)?Quote/
const titleClass = /\bMso(?:Title|Subtitle)\b/
const blockSelector = ['p,h3,h4,ul,ol,blockquote,table,hr', ...Object.keys(blockAttributes)].join(',')
const policyTags: readonly string[] = richTextPolicy.tags

/**
 * Cleans HTML pasted from Word, Google Docs or any page. The meaning of styles becomes tags; styles, pictures, empty lines and everything else
 * outside the policy are removed. HTML copied from our own editor stays as it is.
 */
export function cleanPastedHtml(html: string, stem = randomStem()) {
  if (html.includes('data-pm-slice')) return html
  const parsed = new DOMParser().parseFromString(withInertStyles(html), 'text/html')
  const { body } = parsed
  applyPastedClasses(
    body,
    [...parsed.querySelectorAll('style')].map(({ textContent }) => textContent),
  )
  dropUnwanted(body)
  foldNotes(body, stem)
  foldWordLists(body)
  for (const element of elementsOf(body)) markByStyle(element)
  for (const element of elementsOf(body)) rename(element)
  foldHtmlLists(body)
  for (const element of elementsOf(body).reverse()) tidy(element)
  for (const table of body.querySelectorAll('table')) tidyTable(table)
  for (const element of elementsOf(body).reverse()) dropWhereEmpty(element)
  for (const spacer of body.querySelectorAll(`:scope > br`)) spacer.remove()
  return body.innerHTML
}

/** Returns a random part of the ids of footnotes, which keeps two pastes in one article apart. */
const randomStem = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''

/**
 * Renames style attributes. The page's content security policy forbids them, and browsers report each one, even in a document that is never shown.
 */
const withInertStyles = (html: string) => html.replace(/(<[^<>]*?)\sstyle=/gi, '$1 data-style=')

const elementsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('*')]

function dropUnwanted(body: HTMLElement) {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  for (const element of body.querySelectorAll(droppedSelector)) element.remove()
  for (const element of elementsOf(body)) {
    const style = pastedStyle(element)
    if (style.display === 'none' || style['mso-hide'] === 'all' || /comment|separator|continuation/.test(style['mso-element'] ?? '')) element.remove()
  }
}

function rename(element: HTMLElement) {
  const { className } = element
  if (quoteClass.test(className)) replaceBy(element, 'blockquote')
  else if (titleClass.test(className)) replaceBy(element, 'h3')
  else {
    const tag = renamed[element.localName]
    if (tag !== undefined) replaceBy(element, tag)
  }
}

function replaceBy(element: HTMLElement, tag: string) {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** Runs from the innermost element outwards: replaces tags outside the policy by their content and removes other attributes. */
function tidy(element: HTMLElement) {
  const { localName: tag } = element
  if (element instanceof HTMLAnchorElement) return tidyLink(element)
  const isBlockOfText = tag === 'div' || tag === 'section' || tag === 'article'
  if (isBlockOfText && element.querySelector(blockSelector) === null && element.closest('li,td,th,p') === null) return replaceBy(element, 'p')
  if (!policyTags.includes(tag)) return unwrap(element)
  if ((tag === 'strong' || tag === 'b') && element.closest('h3,h4') !== null) return unwrap(element)
  const kept: Readonly<Record<string, readonly string[]>> = richTextPolicy.attributesByTag
  for (const name of element.getAttributeNames()) {
    if (kept[tag]?.includes(name) !== true || (name === 'id' && !isNoteId(element.id))) element.removeAttribute(name)
  }
}

/** Unwraps the redirect that Google Docs adds to links. Links within the source document are removed, except those of footnotes. */
function tidyLink(link: HTMLAnchorElement) {
  if (isNoteId((link.getAttribute('href') ?? '').replace('#', ''))) return
  const written = link.getAttribute('href')?.trim() ?? ''
  const through = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(written)?.[1]
  const address = through === undefined ? written : (new URLSearchParams(through).get('q') ?? '')
  if (address.startsWith('#') || !isLinkAllowed(address) || link.textContent.trim() === '') return unwrap(link)
  for (const name of link.getAttributeNames()) link.removeAttribute(name)
  link.setAttribute('href', address)
}

/** Replaces a table with a single cell by its content. A first row that is bold throughout becomes a header row. */
function tidyTable(table: HTMLTableElement) {
  const cells = [...table.querySelectorAll('td,th')]
  const [only] = cells
  if (cells.length === 1 && only) return table.replaceWith(...only.childNodes)
  const first = [...(table.rows[0]?.cells ?? [])]
  const words = first.filter((cell) => cell.textContent.trim() !== '')
  if (table.rows.length < 2 || words.length === 0 || !words.every(isBoldThroughout)) return
  for (const cell of first) {
    for (const bold of cell.querySelectorAll('strong,b')) unwrap(bold)
    if (cell.localName === 'td') replaceBy(cell, 'th')
  }
}

const isBoldThroughout = (cell: HTMLTableCellElement) =>
  cell.matches('th,thead td') ||
  [...cell.querySelectorAll('strong,b')]
    .map(({ textContent }) => textContent)
    .join('')
    .trim() === cell.textContent.trim()

/** Replaces Word's non-breaking spaces by spaces, and removes elements that are left empty. */
function dropWhereEmpty(element: HTMLElement) {
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) child.textContent = child.textContent?.replaceAll('\u00A0', ' ') ?? ''
  }
  const stays = element.matches('br,hr,td,th,tr,thead,tbody,table') || element.querySelector('hr,table') !== null
  if (!stays && element.textContent.trim() === '') element.replaceWith(...(element.textContent === '' || element.matches(blockSelector) ? [] : [' ']))
}
