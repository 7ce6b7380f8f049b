import { hairline, hatching, range, type Sheet } from '../sheet'
import { circle, line, polygon, polyline, rect, type Point } from '../svg-shapes'

/** A flight of broad blocks, with a ball on one of them. */
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

/** Blocks of growing height in a slanting projection; the top of the highest is saffron. */
function blocks({ width, height, side, tall, tones, random }: Sheet): string {
  const count = tall ? 4 : 5
  const wide = side * (tall ? 0.115 : 0.125)
  const deep = wide * 0.5
  const rise = side * (tall ? 0.14 : 0.095)
  const breadth = random.pick([2, 2.6])
  const origin: Point = [width * (tall ? 0.4 : 0.36), height * (tall ? 0.6 : 0.62)]
  // x runs down to the right, y down to the left, z up.
  const at = (x: number, y: number, z: number): Point => [origin[0] + (x - y) * wide, origin[1] + (x + y) * deep - z]
  const block = (index: number) => {
    const [x, z] = [index - count / 2 + 0.5, (count - index) * rise]
    const [near, far] = [breadth / 2, -breadth / 2]
    const top = [at(x, far, z), at(x + 1, far, z), at(x + 1, near, z), at(x, near, z)]
    const front = [at(x, near, z), at(x + 1, near, z), at(x + 1, near, -rise), at(x, near, -rise)]
    const side2 = [at(x + 1, far, z), at(x + 1, near, z), at(x + 1, near, -rise), at(x + 1, far, -rise)]
    return polygon(side2, tones.strong) + polygon(front, tones.firm) + polygon(top, index === 0 ? tones.accent : index % 2 ? tones.soft : tones.faint)
  }
  const shadow = polygon([at(-count / 2, breadth / 2, -rise), at(count / 2 + 2.4, breadth / 2, -rise), at(count / 2 + 2.4, -breadth / 2, -rise), at(-count / 2, -breadth / 2, -rise)], tones.field)
  const rules = range(9).map((index) => {
    const offset = (index - 4) * 1.6
    return line(at(-14, offset, -rise), at(14, offset, -rise), tones.line, 1)
  })
  return rules.join('') + shadow + range(count).map(block).join('')
}

/** The outline of stairs repeated as stripes over the whole picture, with one saffron disc. */
function stripes({ width, height, side, tones, random }: Sheet): string {
  const step = side * random.pick([0.2, 0.25])
  const thick = step * 0.34
  const rising = random.chance(0.6)
  const reach = Math.ceil((width + height) / step) + 2
  const stair = (start: number): Point[] =>
    range(reach).flatMap((at): Point[] => {
      const x = -step + at * step
      const y = start - at * step
      return [[x, y], [x, y - step]]
    }).map(([x, y]): Point => (rising ? [x, y] : [width - x, y]))
  const fills = [tones.faint, tones.soft, tones.firm, tones.field]
  const bands = range(6).map((at) => polyline(stair(height * 0.62 + at * step * 0.98), fills[at % 4] ?? tones.soft, thick))
  const column = random.whole(2, 3)
  const x = -step + column * step + step / 2
  const y = height * 0.62 - (column + 1) * step - thick / 2 - step * 0.3
  return bands.join('') + circle(rising ? x : width - x, y, step * 0.3, tones.accent)
}

export const drawSteps = (sheet: Sheet): string => sheet.random.pick([flight, blocks, stripes])(sheet)
