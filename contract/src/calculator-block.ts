import { addressOfBlock } from './block-address.ts'
import { blockHtml, textOfBlock, withDrawnBlocks } from './drawn-blocks.ts'
import { calculatorPlaces } from './calculator-places.ts'
import { escapeText } from './plain-text-html.ts'

/** Draws the calculator blocks of sanitised HTML as cards with a link. A block without a calculator keeps its text. */
export const withCalculatorBlocks = (html: string): string =>
  withDrawnBlocks(html, ({ tag, ids, inside }) => {
    if (tag !== 'artha-calculator') return blockHtml(tag, ids, inside)
    const place = calculatorPlaces.find(({ path }) => path === `/${ids.calculator}-calculator`)
    if (place === undefined) return textOfBlock(inside)
    const filled = ids.fields === undefined ? '' : ' It opens with this article’s figures.'
    const link = `<a href="${escapeText(addressOfBlock({ tag, ids }))}">${escapeText(place.title)}</a>`
    return blockHtml(tag, ids, `<strong>Calculator</strong><br />${link}<br /><em>${escapeText(place.line)}${filled}</em>`)
  })
