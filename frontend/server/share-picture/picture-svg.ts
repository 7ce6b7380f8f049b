import { sharePictureSize } from '../../src/pages/share-picture.ts'
import mark from '../../public/favicon.svg?raw'
import devanagari from '../../src/ui/fonts/picture-devanagari.ttf?inline'
import interExt from '../../src/ui/fonts/picture-inter-ext.ttf?inline'
import inter from '../../src/ui/fonts/picture-inter.ttf?inline'
import newsreaderExt from '../../src/ui/fonts/picture-newsreader-ext.ttf?inline'
import newsreader from '../../src/ui/fonts/picture-newsreader.ttf?inline'
import { placeInSquare, type CoverCut } from './cover-cut.ts'
import { withTones } from './picture-tones.ts'
import { fitTitle } from './title-lines.ts'
import { Typeface, type ShapedText } from './typeface.ts'

/** The fonts are part of the build, so that pictures are the same on every machine. */
const bytesOf = (dataAddress: string) => Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64')

const serif = new Typeface([newsreader, newsreaderExt, devanagari].map(bytesOf))
const sans = new Typeface([inter, interExt, devanagari].map(bytesOf))

const files = import.meta.glob<string>('../../src/ui/drawings/categories/*.svg', { query: '?raw', import: 'default', eager: true })

const drawings = new Map(Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), svg]))

/** Returns the drawing of a category as SVG; the plain one if the category has none. */
function categoryDrawing(name: string): string {
  const svg = drawings.get(name) ?? drawings.get('plain')
  if (svg === undefined) throw new Error('There is no plain drawing')
  return svg
}

/** The content of a share picture. */
export interface PictureContent {
  title: string
  kicker: string
  siteName: string
  motto: string
  colour: string
  /** The main amount, in large letters above the title. */
  amount?: string | undefined
  /** The address of the cover. Without one, or if it is not available, the drawing is shown. */
  cover?: string | undefined
  /** The cut of a cover that has a focal point. */
  coverCut?: CoverCut | undefined
  /** The name of a drawing in `ui/drawings/categories`. */
  drawing: string
}

const { width, height } = sharePictureSize
const [paper, ink, inkMuted, rule] = ['#fbfaf6', '#15181e', '#5a606b', '#e3dfd5']

const margin = 64
const contentWidth = width - 2 * margin
/** Side of the square cover in the upper right corner; lists show covers as squares too. */
const cover = 500
const wordsWidth = width - cover - 2 * margin + 16
const kicker = { baseline: 92, sizePx: 24, letterSpacing: 0.06 }
const title = { top: 116, bottom: 488 }
const amountPlace = { baseline: 238, tallestPx: 138, titleTop: 270 }
const footer = { rule: 524, baseline: 588, markSize: 46, nameSizePx: 44, mottoSizePx: 24 }
const titleSizesPx = [66, 60, 54, 48, 44, 40, 36, 32, 28]
/** Devanagari has vowel signs above and below the line, so it needs more height. */
const lineHeightOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? 1.32 : 1.12)

/** Returns the picture as an SVG of outlines, so that rendering needs no font. `jpeg`: the file of the cover. */
export function pictureSvg(words: PictureContent, jpeg?: Buffer) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    jpeg === undefined ? drawnCover(words) : photographedCover(words, jpeg),
    `<rect width="${width - cover}" height="12" fill="${words.colour}"/>`,
    outlines(kickerOf(words), margin, kicker.baseline, kicker.sizePx, words.colour),
    amountOutlines(words),
    titleOutlines(words),
    `<rect x="${margin}" y="${footer.rule}" width="${contentWidth}" height="2" fill="${rule}"/>`,
    footerOutlines(words),
    '</svg>',
  ].join('')
}

const coverSquare = `x="${width - cover}" y="0" width="${cover}" height="${cover}"`
const coverPlace = `${coverSquare} preserveAspectRatio="xMidYMid slice"`

/** A nested svg keeps its own coordinates and clips what is outside them. */
function photographedCover({ coverCut }: PictureContent, jpeg: Buffer) {
  const href = `href="data:image/jpeg;base64,${jpeg.toString('base64')}"`
  if (coverCut === undefined) return `<image ${coverPlace} ${href}/>`
  const place = placeInSquare(coverCut, cover)
  const at = `x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" preserveAspectRatio="none"`
  return `<svg ${coverSquare}><image ${at} ${href}/></svg>`
}

const drawnCover = ({ drawing, colour }: PictureContent) => withTones(categoryDrawing(drawing), colour).replace('<svg ', `<svg ${coverPlace} `)

const kickerOf = (words: PictureContent) => cutToWidth(sans, words.kicker.toUpperCase(), kicker.letterSpacing, wordsWidth / kicker.sizePx)

function amountOutlines({ amount: text, colour }: PictureContent) {
  if (text === undefined) return ''
  const shaped = serif.shape(serif.drawable(text))
  return outlines(shaped, margin, amountPlace.baseline, Math.min(amountPlace.tallestPx, wordsWidth / shaped.width), colour)
}

function titleOutlines({ title: text, amount: above }: PictureContent) {
  const drawable = serif.drawable(text)
  const lineHeight = lineHeightOf(drawable)
  const top = above === undefined ? title.top : amountPlace.titleTop
  const { sizePx, lines } = fitTitle(drawable, {
    widthPx: wordsWidth,
    heightPx: title.bottom - top,
    lineHeight,
    sizesPx: above === undefined ? titleSizesPx : titleSizesPx.slice(3),
    widthOf: memoized((part) => serif.widthOf(part)),
  })
  return lines
    .map((line, index) => outlines(serif.shape(line), margin, top + sizePx * (0.92 * lineHeight + index * lineHeight), sizePx, ink))
    .join('')
}

/** Caches the widths of words, since several font sizes are tried. */
function memoized(measure: (text: string) => number) {
  const known = new Map<string, number>()
  return (text: string) => {
    const width = known.get(text) ?? measure(text)
    known.set(text, width)
    return width
  }
}

function footerOutlines({ siteName, motto }: PictureContent) {
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

/** Returns a text that fits into one line, shortened letter by letter if necessary. */
function cutToWidth(typeface: Typeface, text: string, letterSpacing: number, widest: number) {
  const letters = [...text]
  let kept = text
  while (typeface.widthOf(kept, letterSpacing) > widest && letters.length > 1) {
    letters.pop()
    kept = `${letters.join('').trim()}…`
  }
  return typeface.shape(kept, letterSpacing)
}

/** Rounds to a hundredth of a pixel; smaller differences are invisible. */
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
