import { hairline, range, type Sheet } from '../sheet'
import { circle, ellipse, rect, ring, ringSlice, turned, type Point } from '../svg-shapes'

/** A thali from above: bowls along the rim, one of them saffron, and bread and rice in the middle. */
export function drawThali({ width, height, side, tall, tones, random, within }: Sheet): string {
  const radius = side * (tall ? 0.46 : 0.45)
  const centre: Point = [width * (tall ? 0.5 : random.pick([0.4, 0.46, 0.54, 0.6])), height * random.between(0.49, 0.53)]
  const [x, y] = centre
  const bowls = random.whole(5, 6)
  const marked = random.whole(1, bowls - 2)
  const start = random.between(176, 186)
  const spread = bowls === 6 ? 34 : 40
  const bowl = radius * 0.2
  const fills = [tones.firm, tones.soft, tones.strong, tones.firm, tones.soft]
  const served = range(bowls).map((at) => {
    const angle = ((start + at * spread) * Math.PI) / 180
    const [bx, by] = [x + Math.cos(angle) * radius * 0.64, y + Math.sin(angle) * radius * 0.64]
    const content = at === marked ? tones.accent : (fills[at % fills.length] ?? tones.firm)
    const drops =
      at % 2
        ? circle(bx - bowl * 0.25, by - bowl * 0.2, bowl * 0.12, tones.paper) + circle(bx + bowl * 0.2, by + bowl * 0.12, bowl * 0.09, tones.paper)
        : ''
    return (
      circle(bx + bowl * 0.12, by + bowl * 0.14, bowl * 1.04, tones.soft) +
      circle(bx, by, bowl, tones.paper) +
      circle(bx, by, bowl * 0.8, content) +
      drops
    )
  })
  // A half-folded roti on another, with char marks
  const bread: Point = [x + radius * 0.24, y + radius * 0.42]
  const whole = circle(bread[0], bread[1], radius * 0.34, tones.paper)
  const marks = range(6).map(() =>
    ellipse(
      bread[0] + radius * random.between(-0.24, 0.24),
      bread[1] + radius * random.between(-0.24, 0.24),
      radius * random.between(0.02, 0.05),
      radius * 0.025,
      tones.faint,
    ),
  )
  const folded = turned(
    random.between(-30, 10),
    bread,
    ringSlice(bread, 0, radius * 0.31, 0, 180, tones.faint) + ringSlice(bread, radius * 0.27, radius * 0.31, 0, 180, tones.soft),
  )
  const rice: Point = [x - radius * 0.38, y + radius * 0.4]
  const heap = circle(rice[0], rice[1], radius * 0.23, tones.strong) + circle(rice[0], rice[1], radius * 0.19, tones.paper)
  const grains = range(14).map((at) => {
    const [gx, gy] = [rice[0] + radius * random.between(-0.11, 0.11), rice[1] + radius * random.between(-0.11, 0.11)]
    return turned(at * 47, [gx, gy], ellipse(gx, gy, radius * 0.026, radius * 0.01, tones.paleInk))
  })
  const plate =
    circle(x + side * 0.03, y + side * 0.035, radius * 1.02, tones.strong) +
    circle(x, y, radius, tones.soft) +
    circle(x, y, radius * 0.92, tones.faint) +
    ring(x, y, radius * 0.96, tones.line, hairline)
  const cloth = tall ? rect(0, height * 0.3, width, height * 0.42, tones.field) : rect(x - side * 0.36, 0, side * 0.72, height, tones.field)
  const hems = range(2).map((at) =>
    tall
      ? rect(0, height * 0.32 + at * height * 0.37, width, side * 0.014, tones.accent)
      : rect(x - side * 0.33 + at * side * 0.645, 0, side * 0.014, height, tones.faint),
  )
  return (
    cloth +
    hems.join('') +
    plate +
    within(circle(x, y, radius * 0.92, tones.faint), served.join('') + heap + grains.join('') + whole + marks.join('') + folded)
  )
}
