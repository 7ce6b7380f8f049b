import { hairline, hatching, range, type Sheet } from '../sheet'
import { circle, line, polygon, polyline, rect, type Point } from '../svg-shapes'

/** Heights between 0 and 1 that rise, with small dips on the way. */
function climbing(count: number, { random }: Sheet, from = 0.18, to = 0.86): number[] {
  return range(count).map((at) => from + ((to - from) * at) / (count - 1) + (at === 0 || at === count - 1 ? 0 : random.between(-0.13, 0.13)))
}

/** Broad bars, one saffron and one hatched, in front of the bars of another year. */
function bars(sheet: Sheet): string {
  const { width, height, tall, tones, random, within } = sheet
  const count = tall ? 4 : random.whole(5, 7)
  const slot = width / count
  const bar = slot * 0.62
  const levels = climbing(count, sheet)
  const marked = random.whole(Math.ceil(count / 2), count - 1)
  const hatched = random.whole(0, marked - 1)
  const fills = [tones.faint, tones.soft, tones.firm]
  const top = (level: number) => height * (0.94 - level * 0.82)
  const ghosts = levels.map((level, at) => rect(at * slot + slot * 0.3, top(level + random.between(-0.16, 0.1)), bar, height, tones.field))
  const drawn = levels.map((level, at) => {
    const [x, y] = [at * slot + slot * 0.08, top(level)]
    if (at === marked) return rect(x, y, bar, height, tones.accent)
    const shape = rect(x, y, bar, height, at > marked ? tones.strong : (fills[at % 3] ?? tones.soft))
    return at === hatched ? rect(x, y, bar, height, tones.ground) + within(shape, hatching([x, y + height / 2], height, 45, 18, tones.line)) : shape
  })
  const rules = [0.16, 0.36, 0.56, 0.76].map((at) => line([0, height * at], [width, height * at], tones.line, 1.5))
  return rules.join('') + ghosts.join('') + drawn.join('')
}

/** Three series drawn as hills, with a saffron sun rising between them. */
function hills(sheet: Sheet): string {
  const { width, height, side, tones, random, tall } = sheet
  const ridge = (fill: string, from: number, to: number, count: number): { shape: string; points: Point[] } => {
    const points = climbing(count, sheet, from, to).map((level, at): Point => [(width * at) / (count - 1), height * (1 - level)])
    return { points, shape: polygon([[0, height], ...points, [width, height]], fill) }
  }
  const rising = random.chance(0.7)
  const back = ridge(tones.faint, rising ? 0.35 : 0.6, rising ? 0.68 : 0.5, tall ? 4 : 6)
  const middle = ridge(random.chance(0.3) ? tones.paper : tones.soft, rising ? 0.22 : 0.42, rising ? 0.46 : 0.3, tall ? 4 : 5)
  const front = ridge(tones.firm, 0.12, 0.26, tall ? 4 : 6)
  const sun = circle(width * random.between(0.22, 0.42), height * (rising ? 0.44 : 0.32), side * 0.13, tones.accent)
  const drops = front.points.slice(1, -1).map(([x, y]) => line([x, y], [x, height], tones.line, 1.5) + circle(x, y, 7, tones.strong))
  const levels = range(5).map((at) => line([0, height * (0.1 + at * 0.06)], [width, height * (0.1 + at * 0.06)], tones.field, 5))
  return levels.join('') + sun + back.shape + middle.shape + front.shape + polyline(front.points, tones.strong, 6) + drops.join('')
}

/** One thick line on ruled ground with a shadow, ending in a saffron point. */
function course(sheet: Sheet): string {
  const { width, height, side, tall, tones, random } = sheet
  const count = tall ? 5 : random.whole(5, 6)
  const thick = side * 0.06
  const levels = climbing(count, sheet, 0.2, 0.78)
  const at = (level: number, index: number, shift: number): Point => [
    width * (0.02 + (0.82 * index) / (count - 1)) + shift,
    height * (0.94 - level * 0.88) + shift,
  ]
  const points = (shift: number) => levels.map((level, index) => at(level, index, shift))
  const step = side / 8
  const rules = [
    ...range(Math.ceil(width / step)).map((index) => line([index * step, 0], [index * step, height], tones.line, 1)),
    ...range(Math.ceil(height / step)).map((index) => line([0, index * step], [width, index * step], tones.line, 1)),
  ]
  const [endX, endY] = points(0).at(-1) ?? [0, 0]
  const plate = rect(width * 0.1, height * 0.1, width, height, tones.field)
  return (
    plate +
    rules.join('') +
    polyline([[-width * 0.1, height * 0.8], ...points(side * 0.045)], tones.soft, thick) +
    polyline([[-width * 0.1, height * 0.74], ...points(0)], tones.strong, thick) +
    circle(endX, endY, side * 0.085, tones.accent) +
    line([endX, endY], [endX, height], tones.line, hairline)
  )
}

export const drawChart = (sheet: Sheet): string => sheet.random.pick([bars, hills, course])(sheet)
