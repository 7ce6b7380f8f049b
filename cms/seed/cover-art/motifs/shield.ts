import { hairline, hatching, range, type Sheet } from '../sheet'
import { circle, filledPath, pathData, polygon, rect, strokedPath } from '../svg-shapes'

/** A shield with a flat top and a pointed foot, centred on `x`. */
function outline(x: number, top: number, wide: number, tallness: number): string {
  const [left, right, foot] = [x - wide / 2, x + wide / 2, top + tallness]
  const bend = top + tallness * 0.48
  const [cheek, chin] = [top + tallness * 0.76, top + tallness * 0.91]
  const rightEdge = ['M', left, top, 'H', right, 'V', bend, 'C', right, cheek, x + wide * 0.24, chin, x, foot]
  const leftEdge = ['C', x - wide * 0.24, chin, left, cheek, left, bend, 'Z']
  return pathData(...rightEdge, ...leftEdge)
}

function place({ width, height, side, tall, random }: Sheet) {
  const tallness = side * (tall ? 0.92 : 0.8)
  return {
    x: width * (tall ? 0.5 : random.pick([0.36, 0.5, 0.64])),
    top: (height - tallness) / 2,
    tallness,
    wide: tallness * 0.8,
  }
}

/** A shield divided down the middle, with a saffron bend or chevron. */
function parted(sheet: Sheet): string {
  const { width, height, side, tones, random, within } = sheet
  const { x, top, tallness, wide } = place(sheet)
  const shape = filledPath(outline(x, top, wide, tallness), tones.firm)
  const dark = rect(x, top, wide, tallness, tones.strong)
  const mark = random.chance(0.5)
    ? polygon(
        [
          [x - wide / 2, top + tallness * 0.42],
          [x, top + tallness * 0.2],
          [x + wide / 2, top + tallness * 0.42],
          [x + wide / 2, top + tallness * 0.57],
          [x, top + tallness * 0.35],
          [x - wide / 2, top + tallness * 0.57],
        ],
        tones.accent,
      )
    : polygon(
        [
          [x - wide / 2, top + tallness * 0.1],
          [x - wide / 2, top - 1],
          [x - wide * 0.34, top - 1],
          [x + wide * 0.46, top + tallness * 0.62],
          [x + wide * 0.32, top + tallness * 0.76],
        ],
        tones.accent,
      )
  const shadow = filledPath(outline(x + side * 0.05, top + side * 0.05, wide, tallness), tones.faint)
  const inner = strokedPath(outline(x, top + side * 0.035, wide - side * 0.07, tallness - side * 0.085), tones.ground, hairline)
  const plane = rect(0, height * 0.5, width, height, tones.field)
  return plane + shadow + shape + within(shape, dark + mark) + inner
}

/** Nested shields, alternately light and dark, with a saffron heart in the innermost. */
function nested(sheet: Sheet): string {
  const { width, side, tones, random } = sheet
  const { x, top, tallness, wide } = place(sheet)
  const fills = [tones.field, tones.faint, random.chance(0.4) ? tones.paper : tones.soft, tones.firm, tones.strong]
  const shields = fills.map((fill, at) => {
    const scale = 1.42 - at * 0.24
    return filledPath(outline(x, top + tallness * (1 - scale) * 0.46, wide * scale, tallness * scale), fill)
  })
  const heart = circle(x, top + tallness * 0.42, side * random.between(0.07, 0.085), tones.accent)
  const rules = range(7).map((at) => rect(0, top + at * side * 0.13, width, 1.5, tones.line))
  return rules.join('') + shields.join('') + heart
}

/** A shield against slanting rain; the area behind it is dry. */
function sheltering(sheet: Sheet): string {
  const { width, height, side, tones, random, within } = sheet
  const { x, top, tallness, wide } = place(sheet)
  const rain = hatching([width / 2, height / 2], width, random.pick([60, 120]), side * 0.045, tones.faint, side * 0.012)
  const path = outline(x, top, wide, tallness)
  const shape = filledPath(path, tones.strong)
  const rim = filledPath(outline(x, top - side * 0.04, wide + side * 0.08, tallness + side * 0.1), tones.ground)
  const count = 3
  const bars = range(count).map((at) =>
    rect(
      x - wide / 2 + (at + 0.5) * (wide / count) - wide / count / 4,
      top + tallness * (0.54 - at * 0.16),
      wide / count / 2,
      tallness,
      at === count - 1 ? tones.accent : at % 2 ? tones.soft : tones.firm,
    ),
  )
  return rain + rim + shape + within(shape, bars.join('') + rect(x - wide / 2, top, wide, side * 0.06, tones.soft))
}

export const drawShield = (sheet: Sheet): string => sheet.random.pick([parted, nested, sheltering])(sheet)
