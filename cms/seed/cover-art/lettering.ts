import { figureGlyphs } from './figure-glyphs'
import { svgNumber } from './svg-shapes'

export interface Box {
  x: number
  y: number
  wide: number
  high: number
}

/** The height of a digit as a share of the font size. */
const digitsHigh = 0.72

/** Draws a figure in the middle of a box, as large as fits. Uses outlines, because librsvg would draw text in any font of the machine. */
export function lettering(figure: string, { x, y, wide, high }: Box, fill: string): string {
  const glyphs = [...figure].map((letter) => {
    const glyph = figureGlyphs[letter]
    if (glyph === undefined) throw new Error(`There is no outline of “${letter}”`)
    return glyph
  })
  const long = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) / 1000
  const size = Math.min(wide / long, high / digitsHigh)
  const baseline = y + (high + size * digitsHigh) / 2
  const scale = (size / 1000).toFixed(4)
  let at = x + (wide - long * size) / 2
  return glyphs
    .map((glyph) => {
      const left = at
      at += (glyph.width / 1000) * size
      return `<path transform="translate(${svgNumber(left)} ${svgNumber(baseline)}) scale(${scale} -${scale})" d="${glyph.path}" fill="${fill}"/>`
    })
    .join('')
}
