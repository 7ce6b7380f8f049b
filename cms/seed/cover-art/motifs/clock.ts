import { hairline, range, type Sheet } from '../sheet'
import { circle, line, polygon, rect, ring, turned, type Point } from '../svg-shapes'

/** A railway platform clock with its bracket, the fringe of the roof, and converging rails below. */
export function drawClock({ width, height, side, tall, tones, random }: Sheet): string {
  const radius = side * (tall ? 0.34 : 0.29)
  const centre: Point = [width * (tall ? 0.5 : random.pick([0.36, 0.5, 0.64])), height * (tall ? 0.46 : 0.5)]
  const [x, y] = centre
  const roof = height * (tall ? 0.1 : 0.1)
  const tooth = side * 0.075
  const teeth = Math.ceil(width / tooth)
  const fringe = range(teeth).map((at) =>
    polygon(
      [
        [at * tooth, roof - 1],
        [(at + 1) * tooth, roof - 1],
        [(at + 0.78) * tooth, roof + tooth * 0.9],
        [(at + 0.22) * tooth, roof + tooth * 0.9],
      ],
      at % 2 ? tones.firm : tones.soft,
    ),
  )
  const hanger = range(2).map((at) => rect(x + (at ? 0.3 : -0.3) * radius - side * 0.011, roof, side * 0.022, y - radius * 0.9 - roof, tones.strong))
  const scrolls = ring(x, roof + (y - radius - roof) * 0.6, radius * 0.16, tones.strong, side * 0.014)
  const marks = range(60).map((at) => {
    const long = at % 5 ? 0.05 : 0.14
    return turned(
      at * 6,
      centre,
      rect(x - (at % 5 ? 1.5 : side * 0.007), y - radius * 0.86, at % 5 ? 3 : side * 0.014, radius * long, at % 5 ? tones.paleInk : tones.figureInk),
    )
  })
  const hours = random.whole(0, 11)
  const minutes = random.whole(1, 11) * 5
  const hand = (degrees: number, long: number, wide: number, fill: string) =>
    turned(degrees, centre, rect(x - wide / 2, y - radius * long, wide, radius * (long + 0.14), fill, wide / 2))
  const seconds = random.whole(0, 59) * 6
  const face =
    circle(x + side * 0.03, y + side * 0.035, radius * 1.14, tones.faint) +
    circle(x, y, radius * 1.14, tones.strong) +
    circle(x, y, radius, tones.paper) +
    ring(x, y, radius * 0.92, tones.paleInk, hairline) +
    marks.join('') +
    hand((hours + minutes / 60) * 30, 0.5, radius * 0.08, tones.figureInk) +
    hand(minutes * 6, 0.74, radius * 0.055, tones.figureInk) +
    hand(seconds, 0.8, radius * 0.022, tones.accent) +
    turned(seconds, centre, circle(x, y - radius * 0.6, radius * 0.06, tones.accent)) +
    circle(x, y, radius * 0.06, tones.accent)
  // A platform and a track that runs to the horizon
  const horizon = height * (tall ? 0.72 : 0.66)
  const far: Point = [width * 0.5, horizon]
  const sleepers = range(7).map((at) => {
    const share = ((at + 1) / 7) ** 1.7
    const down = horizon + (height - horizon) * share
    return rect(far[0] - side * 0.62 * share - 4, down, side * 1.24 * share + 8, side * 0.03 * share + 3, tones.soft)
  })
  const rail = (to: number) =>
    polygon(
      [
        [far[0] - 1, horizon],
        [far[0] + 1, horizon],
        [far[0] + (to + 0.035) * side, height],
        [far[0] + (to - 0.035) * side, height],
      ],
      tones.line,
    )
  const ground = rect(0, horizon, width, height - horizon, tones.faint) + line([0, horizon], [width, horizon], tones.line, hairline)
  const sky = rect(0, 0, width, horizon, tones.field)
  return (
    sky +
    ground +
    sleepers.join('') +
    rail(-0.5) +
    rail(0.5) +
    hanger.join('') +
    scrolls +
    rect(0, 0, width, roof, tones.strong) +
    fringe.join('') +
    face
  )
}
