import { hairline, hatching, range, type Sheet } from '../sheet'
import { circle, line, polygon, polyline, rect, type Point } from '../svg-shapes'

/** A flight of broad blocks with a ball on one of them. */
function flight({ width, height, side, tall, tones, random, within }: Sheet): string {
  const count = tall ? 4 : random.whole(5, 6)
  const tread = width / count
  const rise = (height * (tall ? 0.62 : 0.68)) / count
  const falling = random.chance(0.35)
  const place = (at: number) => (falling ? count - 1 - at : at)
  const topOf = (at: number) => height - rise * (at + 1)
  const fills = [tones.faint, tones.soft, tones.firm]
  const hatched = random.whole(1, count - 2)
  const blocks = range(count).map((at) => {
    const shape = rect(place(at) * tread, topOf(at), tread + 1, height, at === count - 1 ? tones.strong : (fills[at % 3] ?? tones.soft))
    return at === hatched ? shape + within(shape, hatching([place(at) * tread, height * 0.7], side, 0, 16, tones.line, 1.5)) : shape
  })
  const on = random.whole(1, count - 2)
  const radius = tread * 0.24
  const ball = circle(place(on) * tread + tread / 2, topOf(on) - radius, radius, tones.accent)
  const sun = circle(width * (falling ? 0.66 : 0.34), height * 0.34, side * 0.3, tones.field)
  const edges = range(count).map((at) => line([place(at) * tread, topOf(at)], [(place(at) + 1) * tread, topOf(at)], tones.line, hairline * 1.6))
  return sun + blocks.join('') + edges.join('') + ball
}

/** Blocks of increasing height in an oblique projection; the top of the highest is saffron. */
function blocks({ width, height, side, tall, tones, random }: Sheet): string {
  const count = tall ? 4 : 5
  const wide = side * (tall ? 0.115 : 0.125)
  const deep = wide * 0.5
  const rise = side * (tall ? 0.13 : 0.085)
  const breadth = random.pick([2, 2.6])
  const origin: Point = [width * (tall ? 0.46 : random.pick([0.42, 0.5])), height * (tall ? 0.64 : 0.74)]
  // x points down to the right, y down to the left, z up.
  const at = (x: number, y: number, z: number): Point => [origin[0] + (x - y) * wide, origin[1] + (x + y) * deep - z]
  const block = (index: number) => {
    const [x, z] = [index - count / 2 + 0.5, (count - index) * rise]
    const [near, far] = [breadth / 2, -breadth / 2]
    const top = [at(x, far, z), at(x + 1, far, z), at(x + 1, near, z), at(x, near, z)]
    const front = [at(x, near, z), at(x + 1, near, z), at(x + 1, near, -rise), at(x, near, -rise)]
    const flank = [at(x + 1, far, z), at(x + 1, near, z), at(x + 1, near, -rise), at(x + 1, far, -rise)]
    return polygon(flank, tones.strong) + polygon(front, tones.firm) + polygon(top, index === 0 ? tones.accent : index % 2 ? tones.soft : tones.faint)
  }
  const shadow = polygon(
    [
      at(-count / 2, breadth / 2, -rise),
      at(count / 2 + 2.4, breadth / 2, -rise),
      at(count / 2 + 2.4, -breadth / 2, -rise),
      at(-count / 2, -breadth / 2, -rise),
    ],
    tones.field,
  )
  const rules = range(9).map((index) => {
    const offset = (index - 4) * 1.6
    return line(at(-14, offset, -rise), at(14, offset, -rise), tones.line, 1)
  })
  return rules.join('') + shadow + range(count).map(block).join('')
}

/** One outline of stairs with parallel stripes, filled below, and a saffron disc on a step. */
function stripes({ width, height, side, tall, tones, random }: Sheet): string {
  const step = side * (tall ? 0.24 : random.pick([0.2, 0.25]))
  const thick = step * random.pick([0.2, 0.26])
  const start = height * (tall ? 0.94 : 1.12)
  const flights = Math.ceil(width / step) + 6
  // A stripe shifted as far right as down touches the previous one exactly.
  const stair = (shift: number): Point[] =>
    range(flights).flatMap((at): Point[] => {
      const [x, y] = [(at - 2) * step + shift, start - (at - 1) * step + shift]
      return [
        [x, y],
        [x + step, y],
      ]
    })
  const fills = random.pick([
    [tones.firm, tones.faint, tones.soft, tones.field],
    [tones.faint, tones.soft, tones.firm, tones.soft],
    [tones.soft, tones.paper, tones.firm, tones.faint],
  ])
  const bands = fills.map((fill, at) => polyline(stair(at * thick), fill, thick + 0.6))
  const below = polygon([...stair(4 * thick - thick / 2), [width * 3, height * 3], [-width, height * 3]], tones.strong)
  const on = Math.round((width * random.between(0.3, 0.44)) / step + 1.5)
  const radius = step * 0.34
  const ball = circle((on - 1.5) * step, start - (on - 1) * step - thick / 2 - radius, radius, tones.accent)
  const sun = circle(width * 0.3, height * 0.24, side * 0.2, tones.field)
  return sun + below + bands.join('') + ball
}

export const drawSteps = (sheet: Sheet): string => sheet.random.pick([flight, blocks, stripes])(sheet)
