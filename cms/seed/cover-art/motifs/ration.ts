import { hairline, range, type Sheet } from '../sheet'
import { circle, filledPath, line, pathData, rect, ringSlice, turned, type Point } from '../svg-shapes'

/** A family in a frame, drawn as three heads and shoulders. */
function family([x, y]: Point, wide: number, { tones, within }: Sheet): string {
  const frame = rect(x, y, wide, wide * 0.86, tones.faint)
  const person = (share: number, size: number, fill: string) => {
    const [px, foot] = [x + wide * share, y + wide * 0.86]
    const head = wide * 0.1 * size
    return circle(px, foot - wide * 0.3 * size - head, head, fill) + ringSlice([px, foot], 0, wide * 0.24 * size, 180, 360, fill)
  }
  return frame + within(frame, person(0.3, 1.3, tones.ink) + person(0.72, 1.2, tones.paleInk) + person(0.5, 0.8, tones.shade))
}

/** A ration card: the family, lines, and the stamped months. */
export function drawRation(sheet: Sheet): string {
  const { width, height, side, tall, tones, random } = sheet
  const wide = side * (tall ? 0.8 : 0.92)
  const high = side * (tall ? 0.86 : 0.66)
  const middle: Point = [width * (tall ? 0.5 : 0.46), height * (tall ? 0.44 : 0.48)]
  const [left, top] = [middle[0] - wide / 2, middle[1] - high / 2]
  const head =
    rect(left, top, wide, high * 0.15, tones.shade, side * 0.014) +
    rect(left + wide * 0.28, top + high * 0.055, wide * 0.44, high * 0.045, tones.paper)
  const lines = range(4).map((at) =>
    rect(left + wide * 0.36, top + high * (0.24 + at * 0.085), wide * random.between(0.3, 0.56), high * 0.035, at ? tones.paleInk : tones.ink),
  )
  const cell = (wide * 0.88) / 12
  const stamped = random.whole(6, 9)
  const rows = tall ? 3 : 2
  const months = range(rows * 12).map((at) => {
    const [x, y] = [left + wide * 0.06 + (at % 12) * cell, top + high * 0.64 + Math.floor(at / 12) * cell * 1.1]
    const isLast = at === (rows - 1) * 12 + stamped
    const isStamped = at < (rows - 1) * 12 + stamped
    return rect(x, y, cell * 0.86, cell * 0.9, isLast ? tones.accent : isStamped ? tones.soft : tones.faint)
  })
  const card =
    rect(left + side * 0.03, top + side * 0.035, wide, high, tones.strong, side * 0.014) +
    rect(left, top, wide, high, tones.paper, side * 0.014) +
    head +
    family([left + wide * 0.06, top + high * 0.22], wide * 0.25, sheet) +
    lines.join('') +
    months.join('')
  // A heap of grain beside it, with its measure
  const base = height * 0.86
  const heap: Point = [width * (tall ? 0.72 : 0.84), base + side * 0.02]
  const grain = filledPath(
    pathData('M', heap[0] - side * 0.3, base, 'Q', heap[0] - side * 0.06, base - side * 0.5, heap[0] + side * 0.32, base, 'Z'),
    tones.soft,
  )
  const specks = range(16).map(() => {
    const share = random.between(-0.6, 0.6)
    const up = (1 - Math.abs(share)) * random.between(0.02, 0.2)
    return circle(heap[0] + share * side * 0.26, base - side * (0.02 + up), side * 0.007, tones.line)
  })
  const ground = rect(0, base, width, height, tones.faint) + line([0, base], [width, base], tones.line, hairline)
  const disc = circle(width * (tall ? 0.3 : 0.78), height * 0.32, side * 0.3, tones.field)
  return disc + ground + turned(random.between(-6, 4), middle, card) + grain + specks.join('')
}
