import { blockHtml, blocksIn, textOfBlock, withDrawnBlocks } from './drawn-blocks.ts'
import { escapeText } from './plain-text-html.ts'

/** A picture of the media library, as a block shows it. */
export interface BlockPicture {
  url: string
  width: number
  height: number
  /** Its files for narrower screens, as `srcset` names them; "" if there are none. */
  srcset: string
  /** "" for decoration. */
  alt: string
  caption: string
  credit: string
}

/** Returns the ids of the pictures in sanitised HTML. */
export const picturesOfBlocks = (html: string): string[] => blocksIn(html).flatMap(({ ids: { picture } }) => picture ?? [])

/**
 * Draws the picture blocks of sanitised HTML: a link to the picture with its alternative text, its caption and its credit. Plain text inside
 * is a caption of the article's own. A block whose picture was deleted keeps its text.
 */
export const withPictureBlocks = (html: string, pictures: ReadonlyMap<string, BlockPicture>): string =>
  withDrawnBlocks(html, ({ tag, ids, inside }) => {
    if (tag !== 'artha-picture') return blockHtml(tag, ids, inside)
    const { picture = '' } = ids
    const found = pictures.get(picture)
    if (found === undefined) return textOfBlock(inside)
    const caption = inside.trim() === '' || inside.includes('<') ? found.caption : inside.trim()
    const link = `<a href="${escapeText(found.url)}">${escapeText(found.alt)}</a>`
    const credit = found.credit === '' ? '' : `<em>${escapeText(found.credit)}</em>`
    const size = { picture, width: String(found.width), height: String(found.height), ...(found.srcset !== '' && { srcset: found.srcset }) }
    return blockHtml(tag, size, [link, escapeText(caption), credit].filter((text) => text !== '').join('<br />'))
  })
