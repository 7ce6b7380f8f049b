import type { JSONContent } from '@tiptap/core'
import { addressOfBlock, blockOfAddress } from '@artha/contract/block-address'
import { blockHtml as storedBlockHtml } from '@artha/contract/drawn-blocks'
import { isNoteId } from '@artha/contract/rich-text-policy'
import { isLinkAllowed } from './link-address.ts'

/**
 * Returns the editor's document as HTML. Written here and not by the editor, so that the result has only what the contract's policy allows and is
 * exactly what the cms's sanitiser would write.
 */
export const htmlOfDocument = (document: JSONContent) => blocksHtml(document.content)

const blocksHtml = (blocks: readonly JSONContent[] = []) => blocks.map(blockHtml).join('')

/** Returns the HTML of a block; "" if it is empty, because an empty paragraph takes no space on the page. */
function blockHtml(block: JSONContent): string {
  switch (block.type) {
    case 'heading':
      return filled(block.attrs?.level === 4 ? 'h4' : 'h3', inlineHtml(block.content))
    case 'bulletList':
      return filled('ul', itemsHtml(block.content))
    case 'orderedList':
      return filled('ol', itemsHtml(block.content), numberAttribute('start', block.attrs?.start))
    case 'blockquote':
      return filled('blockquote', blocksHtml(block.content))
    case 'horizontalRule':
      return '<hr />'
    case 'table':
      return tableHtml(block)
    case 'callout':
      return filled('aside', blocksHtml(block.content))
    case 'question':
      return questionHtml(block.content)
    case 'namedBlock':
      return namedBlockHtml(block)
    default:
      return filled('p', inlineHtml(block.content))
  }
}

/** Without its text a question cannot be opened, so its answer stays as plain blocks. */
function questionHtml([text, ...answer]: readonly JSONContent[] = []) {
  const summary = filled('summary', inlineHtml(text?.content))
  return summary === '' ? blocksHtml(answer) : `<details>${summary}${blocksHtml(answer)}</details>`
}

/** Returns a block with a link inside, for clients that do not draw it. */
function namedBlockHtml({ attrs }: JSONContent) {
  const address = textOf(attrs?.address)
  const block = blockOfAddress(address)
  if (block === undefined) return ''
  const written = textHtml(textOf(attrs?.title))
  // The text inside a picture is its caption; readers cannot open the address of its file's page
  if (block.tag === 'artha-picture') return storedBlockHtml(block.tag, block.ids, written)
  const title = written || textHtml(address)
  return storedBlockHtml(block.tag, block.ids, `<a${textAttribute('href', addressOfBlock(block))}>${title}</a>`)
}

const isBlank = (html: string) => html.replace(/<br \/>/g, '').trim() === ''

const filled = (tag: string, inside: string, attributes = '') => (isBlank(inside) ? '' : `<${tag}${attributes}>${inside}</${tag}>`)

const itemsHtml = (items: readonly JSONContent[] = []) => items.map((item) => filled('li', looseHtml(item.content), noteId(item.attrs?.id))).join('')

/** Returns the blocks of a list item or a cell. A single paragraph needs no tag there. */
function looseHtml(blocks: readonly JSONContent[] = []) {
  const said = blocks.filter((block) => blockHtml(block) !== '')
  const [first, ...rest] = said
  const isOnlyParagraph = first?.type === 'paragraph' && rest.every(({ type }) => type === 'bulletList' || type === 'orderedList')
  return isOnlyParagraph ? `${inlineHtml(first.content)}${blocksHtml(rest)}` : blocksHtml(said)
}

function tableHtml({ attrs, content: rows = [] }: JSONContent) {
  const caption = textHtml(textOf(attrs?.caption).trim())
  const heads = headRowCount(rows)
  const head = rows.slice(0, heads).map(rowHtml).join('')
  const body = rows.slice(heads).map(rowHtml).join('')
  return ['<table>', caption && `<caption>${caption}</caption>`, head && `<thead>${head}</thead>`, body && `<tbody>${body}</tbody>`, '</table>'].join(
    '',
  )
}

/** Returns the number of header rows at the top; 0 if one of their cells reaches into the body. */
function headRowCount(rows: readonly JSONContent[]) {
  const firstOfBody = rows.findIndex(({ content = [] }) => !content.every(({ type }) => type === 'tableHeader'))
  const count = firstOfBody === -1 ? Math.min(1, rows.length) : firstOfBody
  const reachesDown = rows.slice(0, count).some(({ content = [] }, index) => content.some(({ attrs }) => index + Number(attrs?.rowspan ?? 1) > count))
  return reachesDown ? 0 : count
}

const rowHtml = ({ content = [] }: JSONContent) => `<tr>${content.map(cellHtml).join('')}</tr>`

const scopes = ['col', 'row', 'colgroup', 'rowgroup']

function cellHtml({ type, attrs, content }: JSONContent) {
  const tag = type === 'tableHeader' ? 'th' : 'td'
  const scope = tag === 'th' && scopes.includes(textOf(attrs?.scope)) ? textAttribute('scope', attrs?.scope) : ''
  const spans = numberAttribute('colspan', attrs?.colspan) + numberAttribute('rowspan', attrs?.rowspan)
  const inside = looseHtml(content)
  return `<${tag}${spans}${scope}>${isBlank(inside) ? '' : inside}</${tag}>`
}

const numberAttribute = (name: string, value: unknown) => (Number.isInteger(value) && value !== 1 ? textAttribute(name, value) : '')

/** From the outermost tag to the innermost. */
const markTags: Readonly<Record<string, string>> = {
  link: 'a',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
}
const markOrder = Object.keys(markTags)

/** Returns text and line breaks in their marks. Neighbours with the same mark share one tag; line breaks at the end are dropped. */
function inlineHtml(nodes: readonly JSONContent[] = []) {
  const shown = nodes.slice(0, nodes.findLastIndex(({ type }) => type !== 'hardBreak') + 1)
  const open: string[] = []
  let html = ''
  const closeDownTo = (depth: number) => {
    while (open.length > depth) html += `</${open.pop()?.split(' ')[0] ?? ''}>`
  }
  for (const node of shown) {
    const wanted = startTags(node)
    const kept = wanted.findIndex((tag, depth) => tag !== open[depth])
    closeDownTo(kept === -1 ? wanted.length : kept)
    for (const tag of wanted.slice(open.length)) {
      open.push(tag)
      html += `<${tag}>`
    }
    html += node.type === 'hardBreak' ? '<br />' : textHtml(node.text ?? '')
  }
  closeDownTo(0)
  return html
}

/** Returns the content of the start tags of a node's marks. */
const startTags = ({ marks = [] }: JSONContent) =>
  marks
    .filter(({ type, attrs }) => (type === 'link' ? isLinkAllowed(textOf(attrs?.href)) : markTags[type] !== undefined))
    .sort((one, other) => markOrder.indexOf(one.type) - markOrder.indexOf(other.type))
    .map(
      ({ type, attrs }) => `${markTags[type] ?? ''}${textAttribute('href', attrs?.href)}${textAttribute('title', attrs?.title)}${noteId(attrs?.id)}`,
    )

/** The editor reads an attribute of digits as a number. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const textAttribute = (name: string, value: unknown) => {
  const text = textHtml(textOf(value)).replaceAll('"', '&quot;')
  return text === '' ? '' : ` ${name}="${text}"`
}

const noteId = (id: unknown) => (typeof id === 'string' && isNoteId(id) ? textAttribute('id', id) : '')

/** Control characters, which pasted texts may contain and the contract refuses. */
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

const textHtml = (text: string) => text.replace(controlCharacters, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
