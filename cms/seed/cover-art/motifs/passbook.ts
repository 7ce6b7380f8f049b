import { hairline, range, type Sheet } from '../sheet'
import { circle, filledPath, line, pathData, rect, ring, turned, type Point } from '../svg-shapes'

/** An open savings passbook, printed line by line, below its cover. */
export function drawPassbook({ width, height, side, tall, tones, random }: Sheet): string {
  const wide = side * (tall ? 0.78 : 0.86)
  const high = side * 0.58
  const middle: Point = [width / 2, height * (tall ? 0.58 : 0.6)]
  const [left, top] = [middle[0] - wide / 2, middle[1] - high / 2]
  const rows = 7
  const row = (high * 0.82) / rows
  const marked = random.whole(3, 5)
  const edges = [0.04, 0.2, 0.5, 0.72, 0.96].map((share) => left + wide * share)
  const entries = range(rows).flatMap((at) => {
    const y = top + high * 0.14 + at * row
    if (at > marked) return []
    const band = at === marked ? rect(left + wide * 0.03, y - row * 0.16, wide * 0.94, row * 0.82, tones.accent) : ''
    const ink = at === marked ? tones.paper : tones.ink
    const pale = at === marked ? tones.paper : tones.paleInk
    const column = random.chance(0.5) ? 3 : 2
    const amount = wide * random.between(0.09, 0.15)
    const balance = wide * random.between(0.14, 0.19)
    return [
      band,
      rect(left + wide * 0.06, y, wide * 0.1, row * 0.42, pale),
      rect(left + wide * 0.22, y, wide * random.between(0.12, 0.24), row * 0.42, pale),
      rect((edges[column] ?? 0) - amount - wide * 0.015, y, amount, row * 0.42, ink),
      rect((edges[4] ?? 0) - balance - wide * 0.015, y, balance, row * 0.42, ink),
    ]
  })
  const rules = edges.slice(1, 4).map((x) => line([x, top + high * 0.04], [x, top + high * 0.96], tones.paleInk, 1.5))
  const page =
    rect(left, top, wide, high, tones.paper, side * 0.02) +
    rect(left, top, wide, high * 0.1, tones.shade, side * 0.02) +
    rules.join('') +
    entries.join('')
  const staples = range(2).map((at) => rect(middle[0] - wide * 0.2 + at * wide * 0.36, top - 4, wide * 0.05, 8, tones.line, 3))
  // The cover, turned up behind the open page
  const coverTop = top - high * (tall ? 0.92 : 0.62)
  const seal: Point = [middle[0], coverTop + high * (tall ? 0.4 : 0.26)]
  const petals = range(12).map((at) =>
    turned(at * 30, seal, rect(seal[0] - side * 0.006, seal[1] - side * 0.098, side * 0.012, side * 0.03, tones.ground)),
  )
  const emblem = ring(seal[0], seal[1], side * 0.075, tones.ground, side * 0.009) + circle(seal[0], seal[1], side * 0.03, tones.ground)
  const cover =
    rect(left, coverTop, wide, top - coverTop + side * 0.03, tones.firm, side * 0.02) +
    rect(left + side * 0.03, coverTop + side * 0.03, side * 0.012, top - coverTop, tones.soft) +
    rect(left + wide * 0.72, coverTop + high * 0.16, wide * 0.2, side * 0.02, tones.soft) +
    rect(left + wide * 0.72, coverTop + high * 0.24, wide * 0.14, side * 0.02, tones.soft) +
    petals.join('') +
    emblem
  const table = rect(0, height * (tall ? 0.5 : 0.56), width, height, tones.field)
  const shadow = filledPath(pathData('M', left + side * 0.05, top + high, 'h', wide, 'l', -side * 0.012, side * 0.05, 'h', -wide, 'Z'), tones.faint)
  return (
    table +
    line([0, height * (tall ? 0.5 : 0.56)], [width, height * (tall ? 0.5 : 0.56)], tones.line, hairline) +
    turned(random.between(-7, 5), middle, shadow + cover + page + staples.join(''))
  )
}
