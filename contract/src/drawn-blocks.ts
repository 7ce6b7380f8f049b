import { isBlockTag, validBlockAttributes, type BlockTag } from './rich-text-policy.ts'

/** A block of an article, as it is stored. */
interface StoredBlock {
  tag: BlockTag
  /** Its attributes, all of them valid. */
  ids: Readonly<Record<string, string>>
  /** The HTML inside: the text for clients that do not draw the block. */
  inside: string
}

const blockTag = /<(\/?)(artha-[a-z]+)((?: [a-z]+="[^"<>]*")*)>/g

const attributesIn = (written: string) =>
  Object.fromEntries([...written.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** Replaces the blocks of sanitised HTML; the inner ones of nested blocks are part of what is inside the outer one. */
export function withDrawnBlocks(html: string, draw: (block: StoredBlock) => string): string {
  let drawn = ''
  let depth = 0
  let from = 0
  let start: { tag: string; attributes: string; end: number } | undefined
  for (const { 0: whole, 1: slash, 2: tag = '', 3: attributes = '', index } of html.matchAll(blockTag)) {
    depth = Math.max(0, depth + (slash === '/' ? -1 : 1))
    if (slash === '' && depth === 1) {
      drawn += html.slice(from, index)
      from = index
      start = { tag, attributes, end: index + whole.length }
    } else if (depth === 0 && start !== undefined) {
      const ids = isBlockTag(start.tag) ? validBlockAttributes(start.tag, attributesIn(start.attributes)) : undefined
      const inside = html.slice(start.end, index)
      drawn += isBlockTag(start.tag) && ids !== undefined ? draw({ tag: start.tag, ids, inside }) : inside
      from = index + whole.length
      start = undefined
    }
  }
  return drawn + html.slice(from)
}

const structure = /<(?:p|h[34]|[uo]l|blockquote|aside|details|table|hr|artha-[a-z]+)\b/

/** Returns the text of a block that cannot be drawn. Words without a paragraph get one, so they do not run into the words of the next block. */
export const textOfBlock = (inside: string): string => (inside.trim() === '' || structure.test(inside) ? inside : `<p>${inside}</p>`)

/** Returns the blocks of sanitised HTML, in order. */
export function blocksIn(html: string): StoredBlock[] {
  const blocks: StoredBlock[] = []
  withDrawnBlocks(html, (block) => {
    blocks.push(block)
    return ''
  })
  return blocks
}

/** Returns the HTML of a block with this inside. */
export const blockHtml = (tag: BlockTag, ids: Readonly<Record<string, string>>, inside: string): string =>
  `<${tag}${Object.entries(ids)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}>${inside}</${tag}>`
