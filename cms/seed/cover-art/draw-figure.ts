import { figureGlyphs } from './figure-glyphs'
import { hairline, type Sheet } from './sheet'
import { line, rect, short } from './svg-shapes'

/** Of the sheet's side: a list shows a square of its middle, and a reader's phone that as large as a thumb. */
const widest = 0.8
const tallest = 0.27
/** Of the size of the letters. */
const digitsHigh = 0.72

/**
 * A figure in large letters on a band of paper across the picture, as on a ticket. Its letters are outlines, and are scaled so that
 * they fill what every crop of a cover shows.
 */
export function drawFigure(figure: string, { width, height, side, tones }: Sheet): string {
  const glyphs = [...figure].map((letter) => {
    const glyph = figureGlyphs[letter]
    if (glyph === undefined) throw new Error(`There is no outline of “${letter}”`)
    return glyph
  })
  const long = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) / 1000
  const size = Math.min((side * widest) / long, (side * tallest) / digitsHigh)
  const middle = height / 2
  const reach = (size * digitsHigh) / 2 + side * 0.07
  let x = (width - long * size) / 2
  const letters = glyphs.map((glyph) => {
    const at = x
    x += (glyph.width / 1000) * size
    const scale = (size / 1000).toFixed(4)
    const baseline = middle + (size * digitsHigh) / 2
    return `<path transform="translate(${short(at)} ${short(baseline)}) scale(${scale} -${scale})" d="${glyph.path}" fill="${tones.figureInk}"/>`
  })
  const rule = (y: number) => line([0, y], [width, y], tones.accent, hairline * 2)
  return (
    rect(0, middle - reach, width, reach * 2, tones.paper) +
    rule(middle - reach + side * 0.018) +
    rule(middle + reach - side * 0.018) +
    letters.join('')
  )
}
