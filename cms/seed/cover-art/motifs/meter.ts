import { figureGlyphs } from '../figure-glyphs'
import { hairline, range, type Sheet } from '../sheet'
import { circle, filledPath, line, moved, pathData, polygon, rect, ring, turned, type Point } from '../svg-shapes'

/** A digit on a drum, drawn with the outlines of the covers' figures. */
function drum(digit: number, x: number, y: number, wide: number, high: number, { tones }: Sheet): string {
  const glyph = figureGlyphs[String(digit)]
  const size = high * 0.78
  const scale = (size / 1000).toFixed(4)
  const left = x + (wide - ((glyph?.width ?? 0) / 1000) * size) / 2
  const letter = moved(left, y + high * 0.78, `<path transform="scale(${scale} -${scale})" d="${glyph?.path ?? ''}" fill="${tones.figureInk}"/>`)
  const fold = rect(x, y, wide, high * 0.12, tones.faint) + rect(x, y + high * 0.88, wide, high * 0.12, tones.faint)
  return rect(x, y, wide, high, tones.paper, 4) + fold + letter
}

/** The fare meter of an auto-rickshaw: drums behind glass, a saffron flag, a road behind. */
export function drawMeter(sheet: Sheet): string {
  const { width, height, side, tall, tones, random } = sheet
  const wide = side * (tall ? 0.72 : 0.74)
  const high = side * (tall ? 0.6 : 0.5)
  const x = (width - wide) * (tall ? 0.5 : random.between(0.4, 0.6))
  const y = height * (tall ? 0.4 : 0.37)
  const middle: Point = [x + wide / 2, y + high / 2]
  const digits = range(4).map(() => random.whole(0, 9))
  const cell = wide * 0.19
  const fare = digits.map((digit, at) => drum(digit, x + wide * 0.1 + at * cell * 1.08, y + high * 0.2, cell, high * 0.34, sheet))
  const small = cell * 0.52
  const distance = range(3).map((at) =>
    drum(at === 0 ? 1 : (digits[at] ?? 0), x + wide * 0.1 + at * small * 1.12, y + high * 0.66, small, high * 0.18, sheet),
  )
  const window = rect(x + wide * 0.065, y + high * 0.14, wide * 0.87, high * 0.46, tones.shade, side * 0.015)
  const knob =
    circle(x + wide * 0.76, y + high * 0.75, side * 0.05, tones.faint) + ring(x + wide * 0.76, y + high * 0.75, side * 0.068, tones.line, hairline)
  const feet =
    rect(x + wide * 0.12, y + high, wide * 0.12, side * 0.05, tones.strong) + rect(x + wide * 0.76, y + high, wide * 0.12, side * 0.05, tones.strong)
  const dome = filledPath(pathData('M', x + wide * 0.3, y + 2, 'A', wide * 0.2, wide * 0.13, 0, 0, 1, x + wide * 0.7, y + 2, 'Z'), tones.strong)
  const body = rect(x, y, wide, high, tones.firm, side * 0.045) + rect(x, y + high * 0.9, wide, high * 0.06, tones.strong)
  const pivot: Point = [x + wide * 0.5, y - side * 0.07]
  const flag = turned(
    random.pick([-38, -24, 18, 32]),
    pivot,
    rect(pivot[0] - side * 0.012, pivot[1] - side * 0.1, side * 0.024, side * 0.1, tones.strong) +
      rect(pivot[0] - side * 0.15, pivot[1] - side * 0.2, side * 0.3, side * 0.12, tones.accent, side * 0.012) +
      rect(pivot[0] - side * 0.1, pivot[1] - side * 0.15, side * 0.2, side * 0.02, tones.paper),
  )
  const road = polygon(
    [
      [width * 0.5 - side * 0.1, height * 0.3],
      [width * 0.5 + side * 0.1, height * 0.3],
      [width * 0.5 + side * 1.1, height],
      [width * 0.5 - side * 1.1, height],
    ],
    tones.field,
  )
  const shelf = y + high + side * 0.05
  const board = rect(0, shelf, width, height - shelf, tones.faint) + line([0, shelf], [width, shelf], tones.line, hairline)
  const shadow = rect(x + side * 0.045, y + side * 0.045, wide, high, tones.faint, side * 0.045)
  return (
    road +
    board +
    shadow +
    flag +
    dome +
    circle(middle[0], y - side * 0.07, side * 0.03, tones.soft) +
    feet +
    body +
    window +
    fare.join('') +
    distance.join('') +
    knob
  )
}
