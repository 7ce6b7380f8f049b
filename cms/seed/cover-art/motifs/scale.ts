import { hairline, range, type Sheet } from '../sheet'
import { circle, line, polygon, rect, ring, ringSlice, turned, type Point } from '../svg-shapes'

/** A balance with semicircular pans, one lower than the other. */
function balance({ width, height, side, tall, tones, random }: Sheet): string {
  const centre: Point = [width / 2, height * (tall ? 0.3 : 0.24)]
  const arm = side * (tall ? 0.33 : 0.42)
  const tilt = (random.pick([-1, 1]) * random.between(7, 12) * Math.PI) / 180
  const pan = side * (tall ? 0.16 : 0.19)
  const base = height * (tall ? 0.86 : 0.9)
  const ends = [-1, 1].map((direction): Point => [centre[0] + direction * arm * Math.cos(tilt), centre[1] + direction * arm * Math.sin(tilt)])
  const hung = ends.map(([x, y], at) => {
    const rim = y + side * 0.3
    const load =
      at === 0
        ? circle(x, rim - pan * 0.5, pan * 0.5, tones.accent)
        : range(3)
            .map((level) => rect(x - pan * 0.6, rim - (level + 1) * pan * 0.3, pan * 1.2, pan * 0.26, level % 2 ? tones.soft : tones.faint))
            .join('')
    const cords = line([x, y], [x - pan, rim], tones.line, hairline) + line([x, y], [x + pan, rim], tones.line, hairline)
    return cords + load + ringSlice([x, rim], 0, pan, 0, 180, at ? tones.firm : tones.strong)
  })
  const post = polygon(
    [
      [centre[0] - side * 0.014, centre[1]],
      [centre[0] + side * 0.014, centre[1]],
      [centre[0] + side * 0.03, base],
      [centre[0] - side * 0.03, base],
    ],
    tones.strong,
  )
  const foot = ringSlice([centre[0], base], 0, side * 0.16, 180, 360, tones.firm)
  const beam = line(ends[0] ?? centre, ends[1] ?? centre, tones.strong, side * 0.024)
  const disc = circle(width / 2, height * 0.46, side * 0.37, tones.field)
  const ground = rect(0, base, width, height, tones.faint) + line([0, base], [width, base], tones.line, hairline)
  return (
    disc +
    ground +
    post +
    foot +
    hung.join('') +
    beam +
    circle(centre[0], centre[1], side * 0.034, tones.strong) +
    circle(centre[0], centre[1], side * 0.014, tones.ground)
  )
}

/** A plank on a wedge, with a disc on one end and blocks on the other. */
function seesaw({ width, height, side, tall, tones, random }: Sheet): string {
  const base = height * (tall ? 0.8 : 0.86)
  const top = base - side * 0.26
  const pivot: Point = [width * (tall ? 0.5 : random.between(0.44, 0.56)), top]
  const half = width * (tall ? 0.46 : 0.4)
  const lean = random.pick([-1, 1]) * random.between(5, 8)
  const thick = side * 0.035
  const radius = side * (tall ? 0.15 : 0.17)
  const heavy = lean < 0 ? -1 : 1
  const disc = circle(pivot[0] - heavy * -1 * half * 0.62, top - thick - radius, radius, tones.accent)
  const edge = side * 0.15
  const stack = range(3).map((at) =>
    rect(
      pivot[0] - heavy * half * 0.66 - edge * 0.75 + at * edge * 0.12,
      top - thick - edge * 0.78 * (at + 1),
      edge * (1.5 - at * 0.24),
      edge * 0.74,
      [tones.firm, tones.soft, tones.strong][at] ?? tones.firm,
    ),
  )
  const plank = rect(pivot[0] - half, top - thick, half * 2, thick, tones.strong)
  const wedge =
    polygon([pivot, [pivot[0] + side * 0.17, base], [pivot[0] - side * 0.17, base]], tones.firm) +
    polygon([pivot, [pivot[0] + side * 0.17, base], [pivot[0], base]], tones.strong)
  const sky = circle(pivot[0] + heavy * -1 * width * 0.16, height * 0.36, side * 0.32, tones.field)
  const swings = range(3).map((at) => ring(pivot[0], pivot[1], half * (1.02 + at * 0.045), tones.line, 1.5))
  const ground = rect(0, base, width, height, tones.faint) + line([0, base], [width, base], tones.line, hairline)
  return sky + swings.join('') + ground + wedge + turned(lean, pivot, plank + disc + stack.join(''))
}

/** Weights hanging on threads from a rod, like a mobile. */
function mobile({ width, height, side, tall, tones, random }: Sheet): string {
  const rod = height * 0.17
  const [from, to] = [width * 0.12, width * 0.88]
  const hook = from + (to - from) * random.between(0.38, 0.5)
  const count = tall ? 3 : 4
  const marked = random.whole(1, count - 1)
  const fills = [tones.firm, tones.soft, tones.strong, tones.faint]
  const weights = range(count).map((at) => {
    const x = from + ((to - from) * at) / (count - 1)
    const size = side * (0.155 - (at / count) * random.between(0.03, 0.09)) * (tall ? 0.8 : 1)
    const y = rod + height * random.between(0.3, 0.58)
    const fill = at === marked ? tones.accent : (fills[at] ?? tones.firm)
    const shape = at % 2 ? ringSlice([x, y], 0, size * 1.2, 0, 180, fill) : circle(x, y + size, size, fill)
    return line([x, rod], [x, y], tones.line, hairline) + shape
  })
  const plane = rect(hook, 0, width, height, tones.field)
  return (
    plane +
    line([hook, 0], [hook, rod], tones.line, hairline) +
    line([from - side * 0.03, rod], [to + side * 0.03, rod], tones.strong, side * 0.018) +
    weights.join('')
  )
}

export const drawScale = (sheet: Sheet): string => sheet.random.pick([balance, seesaw, mobile])(sheet)
