import { hairline, hatching, type Sheet } from '../sheet'
import { circle, moved, pathData, rect, ring, strokedPath } from '../svg-shapes'

/** The strokes of the rupee sign in a box of about 0.7 by 1, scaled to `tallness`: bowl and leg, upper bar, lower bar. */
function strokes(tallness: number) {
  const at = (fraction: number) => fraction * tallness
  const thick = tallness * 0.105
  const radius = tallness * 0.2105
  return {
    thick,
    body: pathData(
      ...['M', at(0.28), at(0.0525), 'H', at(0.3), 'A', radius, radius, 0, 0, 1, at(0.3), at(0.4735)],
      ...['H', at(0.045), 'L', at(0.52), at(0.99)],
    ),
    upper: pathData('M', 0, at(0.0525), 'H', at(0.7)),
    lower: pathData('M', 0, at(0.263), 'H', at(0.7)),
  }
}

function sign(tallness: number, fill: string, upper = fill): string {
  const { thick, body, upper: top, lower } = strokes(tallness)
  return strokedPath(body, fill, thick) + strokedPath(lower, fill, thick) + strokedPath(top, upper, thick)
}

/** The sign on a large coin that extends beyond the picture. */
function onCoin({ width, height, side, tones, random, tall }: Sheet): string {
  const radius = side * random.between(0.46, 0.52)
  const [x, y] = [width * (tall ? 0.5 : random.pick([0.36, 0.64])), height * random.between(0.5, 0.56)]
  const tallness = radius * 1.12
  return (
    rect(0, y, width, height, tones.field) +
    circle(x + side * 0.07, y + side * 0.05, radius, tones.faint) +
    circle(x, y, radius, tones.firm) +
    ring(x, y, radius * 0.9, tones.ground, hairline) +
    ring(x, y, radius * 0.86, tones.ground, hairline) +
    moved(x - tallness * 0.33, y - tallness * 0.5, sign(tallness, tones.paper, tones.accent))
  )
}

/** The sign printed twice, slightly misaligned, over a plane. */
function printed({ width, height, side, tall, tones, random }: Sheet): string {
  const tallness = side * (tall ? 0.96 : 0.86)
  const x = tall ? width * 0.14 : width * random.pick([0.12, 0.42])
  const y = (height - tallness) / 2
  const shift = side * random.between(0.03, 0.045)
  const plane = tall ? rect(width * 0.42, 0, width, height, tones.field) : rect(x + tallness * 0.33, 0, width * 0.36, height, tones.field)
  return plane + moved(x + shift, y + shift, sign(tallness, tones.soft)) + moved(x, y, sign(tallness, tones.strong, tones.accent))
}

/** A part of the sign, far larger than the picture, over engraved lines. */
function cropped({ width, height, side, tall, tones, random, within }: Sheet): string {
  const tallness = side * (tall ? 1.5 : 1.45)
  const x = tall ? -side * 0.1 : width * random.between(0.14, 0.26)
  const y = tall ? height * 0.12 : height * random.between(0.04, 0.1)
  const { thick, body, lower, upper } = strokes(tallness)
  const bars = moved(x, y, strokedPath(lower, tones.soft, thick))
  const circleBehind = circle(x + tallness * 0.3, y + tallness * 0.263, tallness * 0.36, tones.field)
  const lines = within(
    circle(x + tallness * 0.3, y + tallness * 0.263, tallness * 0.36, tones.field),
    hatching([x + tallness * 0.3, y + tallness * 0.263], tallness * 0.4, random.pick([0, 45]), 20, tones.line, 1.5),
  )
  return circleBehind + lines + bars + moved(x, y, strokedPath(body, tones.firm, thick) + strokedPath(upper, tones.accent, thick))
}

export const drawRupee = (sheet: Sheet): string => sheet.random.pick([onCoin, printed, cropped])(sheet)
