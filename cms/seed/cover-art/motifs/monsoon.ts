import { hairline, hatching, range, type Sheet } from '../sheet'
import { circle, ellipse, filledPath, line, pathData, rect, ring, strokedPath, turned, type Point } from '../svg-shapes'

/** The cloth of an umbrella between two ribs, from the top to the scalloped hem. */
function panel([x, y]: Point, radius: number, from: number, to: number, fill: string): string {
  const [left, right] = [x + from * radius, x + to * radius]
  const bow = (share: number) => x + share * radius * 0.62
  const sag = radius * 0.1
  return filledPath(
    pathData('M', x, y - radius * 0.82, 'Q', bow(from * 1.22), y - radius * 0.7, left, y, 'Q', (left + right) / 2, y - sag, right, y) +
      pathData(' Q', bow(to * 1.22), y - radius * 0.7, x, y - radius * 0.82, 'Z'),
    fill,
  )
}

/** Slanting rain, heavy clouds, and an open umbrella with one saffron panel. */
export function drawMonsoon({ width, height, side, tall, tones, random, within }: Sheet): string {
  const radius = side * (tall ? 0.4 : 0.42)
  const top: Point = [width * (tall ? 0.5 : random.between(0.4, 0.6)), height * (tall ? 0.56 : 0.6)]
  const [x, y] = top
  const lean = random.pick([-9, -5, 6, 10])
  const edges = [-1, -0.62, -0.2, 0.24, 0.64, 1]
  const marked = random.whole(1, 3)
  const fills = [tones.strong, tones.firm, tones.soft, tones.firm, tones.strong]
  const cloth = range(5).map((at) => panel(top, radius, edges[at] ?? 0, edges[at + 1] ?? 1, at === marked ? tones.accent : (fills[at] ?? tones.firm)))
  const shaft = rect(x - side * 0.008, y - radius * 0.9, side * 0.016, radius * 1.62, tones.line)
  const hook = strokedPath(pathData('M', x, y + radius * 0.7, 'a', side * 0.035, side * 0.035, 0, 0, 0, side * 0.07, 0), tones.line, side * 0.016)
  const umbrella = turned(lean, top, shaft + hook + cloth.join(''))
  const ground = height * 0.9
  const sky = rect(0, 0, width, ground, tones.field)
  const slant = random.pick([62, 118])
  const rain = within(
    rect(0, height * 0.16, width, ground - height * 0.16, tones.field),
    hatching([width / 2, height / 2], width, slant, side * 0.05, tones.faint, side * 0.011) +
      hatching([width / 2 + side * 0.02, height / 2], width, slant, side * 0.155, tones.soft, side * 0.006),
  )
  // The dry area below the umbrella
  const dry = turned(
    lean,
    top,
    filledPath(
      pathData('M', x - radius * 0.9, y, 'L', x - radius * 0.66, y + radius, 'H', x + radius * 0.66, 'L', x + radius * 0.9, y, 'Z'),
      tones.field,
    ),
  )
  const clouds = range(tall ? 4 : 6).map((at) => {
    const wide = width / (tall ? 4 : 6)
    return circle(
      wide * (at + 0.5),
      height * 0.04 + random.between(-0.02, 0.02) * side,
      wide * random.between(0.62, 0.78),
      at % 2 ? tones.soft : tones.firm,
    )
  })
  const puddles = [0.16, 0.5, 0.86].map((share, at) => {
    const [px, py] = [width * share, ground + (height - ground) * (at % 2 ? 0.62 : 0.34)]
    return ellipse(px, py, side * 0.13, side * 0.018, tones.field) + ring(px, py, 1, tones.line, 1)
  })
  const street = rect(0, ground, width, height, tones.faint) + line([0, ground], [width, ground], tones.line, hairline)
  return sky + rain + dry + clouds.join('') + street + puddles.join('') + umbrella
}
