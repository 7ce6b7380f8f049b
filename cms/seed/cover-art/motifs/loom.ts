import { hairline, range, type Sheet } from '../sheet'
import { circle, filledPath, line, pathData, polygon, rect, type Point } from '../svg-shapes'

/** A lozenge centred on a point. */
const lozenge = ([x, y]: Point, wide: number, high: number, fill: string) =>
  polygon(
    [
      [x, y - high],
      [x + wide, y],
      [x, y + high],
      [x - wide, y],
    ],
    fill,
  )

/** Threads stretched between two beams, partly woven into rows of lozenges, with a saffron shuttle. */
export function drawLoom({ width, height, side, tall, tones, random, within }: Sheet): string {
  const left = width * (tall ? 0.1 : 0.12)
  const wide = width - left * 2
  const top = height * 0.12
  const bottom = height * 0.9
  const woven = height * random.between(0.52, 0.6)
  const threads = tall ? 30 : 44
  const gap = wide / threads
  const warp = range(threads + 1).map((at) => {
    const x = left + at * gap
    // Every second thread is lifted for the shuttle
    const lift = at % 2 ? 0 : gap * 0.5
    return line([x, top], [x + lift, woven], at % 6 ? tones.soft : tones.firm, gap * 0.26)
  })
  const cloth = rect(left, woven, wide, bottom - woven, tones.firm)
  const rows = tall ? 4 : 3
  const step = (bottom - woven) / rows
  const across = tall ? 5 : 8
  const cell = wide / across
  const start = random.whole(0, 1)
  const pattern = range(rows).flatMap((row) =>
    range(across + 1).map((at) => {
      const middle: Point = [left + cell * (at + ((row + start) % 2 ? 0.5 : 0)), woven + step * (row + 0.5)]
      return (
        lozenge(middle, cell * 0.46, step * 0.46, row % 2 ? tones.soft : tones.strong) +
        lozenge(middle, cell * 0.28, step * 0.28, tones.paper) +
        lozenge(middle, cell * 0.13, step * 0.13, tones.shade)
      )
    }),
  )
  const borders = [woven, bottom - side * 0.022].map((y) => rect(left, y, wide, side * 0.022, tones.strong))
  const reed = rect(left - side * 0.03, woven - side * 0.13, wide + side * 0.06, side * 0.035, tones.shade, side * 0.01)
  const at: Point = [left + wide * random.between(0.34, 0.66), woven - side * 0.045]
  const long = side * 0.19
  const shuttle =
    filledPath(
      pathData(
        'M',
        at[0] - long,
        at[1],
        'Q',
        at[0],
        at[1] - side * 0.085,
        at[0] + long,
        at[1],
        'Q',
        at[0],
        at[1] + side * 0.085,
        at[0] - long,
        at[1],
        'Z',
      ),
      tones.accent,
    ) + rect(at[0] - long * 0.42, at[1] - side * 0.014, long * 0.84, side * 0.028, tones.paper, side * 0.014)
  const weft = line([left, at[1]], at, tones.accent, side * 0.008)
  const beam = (y: number) =>
    rect(left - side * 0.07, y - side * 0.035, wide + side * 0.14, side * 0.07, tones.strong, side * 0.02) +
    circle(left - side * 0.07, y, side * 0.05, tones.firm) +
    circle(left + wide + side * 0.07, y, side * 0.05, tones.firm)
  const posts = [left - side * 0.09, left + wide + side * 0.05].map((x) => rect(x, 0, side * 0.04, height, tones.soft))
  const plane = rect(0, 0, width, height, tones.field)
  const floor = line([0, height * 0.96], [width, height * 0.96], tones.line, hairline)
  return (
    plane +
    floor +
    posts.join('') +
    warp.join('') +
    cloth +
    within(cloth, pattern.join('')) +
    borders.join('') +
    reed +
    weft +
    shuttle +
    beam(top) +
    beam(bottom)
  )
}
