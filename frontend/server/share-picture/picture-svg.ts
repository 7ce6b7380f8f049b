import { sharePictureSize } from '../../src/pages/share-picture.ts'
import mark from '../../public/favicon.svg?raw'
import { setTitle } from './title-lines.ts'
import { sans, serif } from './typefaces.ts'
import type { ShapedText, Typeface } from './typeface.ts'

/** What a share picture says. */
export interface PictureWords {
  title: string
  kicker: string
  siteName: string
  motto: string
  colour: string
}

const { width, height } = sharePictureSize
const [paper, ink, inkMuted, rule] = ['#fbfaf6', '#15181e', '#5a606b', '#e3dfd5']

const margin = 80
const band = 16
const contentWidth = width - 2 * margin
const kicker = { baseline: 112, sizePx: 26, letterSpacing: 0.08 }
const title = { top: 146, bottom: 492 }
const footer = { rule: 524, baseline: 588, markSize: 46, nameSizePx: 44, mottoSizePx: 24 }
const titleSizesPx = [84, 76, 68, 60, 54, 48, 42, 36]
/** The vowel signs of Devanagari stand above and below the line. */
const lineHeightOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? 1.32 : 1.12)

/** The picture as outlines alone, so that rasterising it needs no font. */
export function pictureSvg(words: PictureWords) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/><rect width="${band}" height="${height}" fill="${words.colour}"/>`,
    outlines(kickerOf(words), margin, kicker.baseline, kicker.sizePx, words.colour),
    titleOutlines(words.title),
    `<rect x="${margin}" y="${footer.rule}" width="${contentWidth}" height="2" fill="${rule}"/>`,
    footerOutlines(words),
    '</svg>',
  ].join('')
}

const kickerOf = (words: PictureWords) => cutToWidth(sans, words.kicker.toUpperCase(), kicker.letterSpacing, contentWidth / kicker.sizePx)

function titleOutlines(text: string) {
  const drawable = serif.drawable(text)
  const lineHeight = lineHeightOf(drawable)
  const { sizePx, lines } = setTitle(drawable, {
    widthPx: contentWidth,
    heightPx: title.bottom - title.top,
    lineHeight,
    sizesPx: titleSizesPx,
    widthOf: remembered((part) => serif.widthOf(part)),
  })
  return lines
    .map((line, index) => outlines(serif.shape(line), margin, title.top + sizePx * (0.92 * lineHeight + index * lineHeight), sizePx, ink))
    .join('')
}

/** Each word is measured once, however many sizes are tried. */
function remembered(measure: (text: string) => number) {
  const known = new Map<string, number>()
  return (text: string) => {
    const width = known.get(text) ?? measure(text)
    known.set(text, width)
    return width
  }
}

function footerOutlines({ siteName, motto }: PictureWords) {
  const mottoText = sans.shape(motto)
  const mottoX = width - margin - mottoText.width * footer.mottoSizePx
  const nameX = margin + footer.markSize + 18
  const name = cutToWidth(serif, siteName, 0, (mottoX - nameX - 40) / footer.nameSizePx)
  return [
    markAt(margin, footer.baseline - 39, footer.markSize),
    outlines(name, nameX, footer.baseline - 2, footer.nameSizePx, ink),
    outlines(mottoText, mottoX, footer.baseline - 4, footer.mottoSizePx, inkMuted),
  ].join('')
}

/** A nested svg keeps its own coordinates. */
const markAt = (x: number, y: number, size: number) => mark.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)

/** A line that must fit: what has no room is left out, letter by letter. */
function cutToWidth(typeface: Typeface, text: string, letterSpacing: number, widest: number) {
  const letters = [...text]
  let kept = text
  while (typeface.widthOf(kept, letterSpacing) > widest && letters.length > 1) {
    letters.pop()
    kept = `${letters.join('').trim()}…`
  }
  return typeface.shape(kept, letterSpacing)
}

/** To a hundredth of a pixel: finer differences are no differences. */
const rounded = (length: number) => Math.round(length * 100) / 100

function outlines({ glyphs }: ShapedText, x: number, baseline: number, sizePx: number, colour: string) {
  const paths = glyphs
    .filter(({ path }) => path !== '')
    .map((glyph) => {
      const scale = sizePx / glyph.unitsPerEm
      const place = `translate(${rounded(x + glyph.x * sizePx)} ${rounded(baseline - glyph.y * sizePx)}) scale(${scale} ${-scale})`
      return `<path transform="${place}" d="${glyph.path}"/>`
    })
  return `<g fill="${colour}">${paths.join('')}</g>`
}
