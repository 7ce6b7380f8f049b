import { hairline, range, type Sheet } from '../sheet'
import { circle, ellipse, filledPath, line, pathData, rect, turned, type Point } from '../svg-shapes'

/** A clay oil lamp centred on the middle of its lip, with a leaning flame. */
function diya([x, y]: Point, wide: number, { tones }: Sheet, flame: string, lean: number): string {
  const half = wide / 2
  const bowl = filledPath(
    pathData('M', x - half, y, 'C', x - half * 0.9, y + half * 0.62, x - half * 0.4, y + half * 0.74, x, y + half * 0.74) +
      pathData(' C', x + half * 0.5, y + half * 0.74, x + half * 0.86, y + half * 0.5, x + half * 1.16, y - half * 0.1, 'Z'),
    tones.firm,
  )
  const foot = rect(x - half * 0.36, y + half * 0.7, half * 0.72, half * 0.12, tones.strong, half * 0.05)
  const lip =
    ellipse(x + half * 0.06, y - half * 0.02, half * 1.06, half * 0.17, tones.strong) +
    ellipse(x + half * 0.06, y - half * 0.03, half * 0.88, half * 0.11, tones.soft)
  const tip: Point = [x + half * 0.74, y - half * 0.04]
  const drop = (scale: number, fill: string) => {
    const size = half * scale
    return filledPath(
      pathData(
        'M',
        tip[0],
        tip[1],
        'C',
        tip[0] - size * 0.62,
        tip[1] - size * 0.36,
        tip[0] - size * 0.1,
        tip[1] - size * 0.9,
        tip[0],
        tip[1] - size * 1.5,
      ) + pathData(' C', tip[0] + size * 0.2, tip[1] - size * 0.9, tip[0] + size * 0.6, tip[1] - size * 0.4, tip[0], tip[1], 'Z'),
      fill,
    )
  }
  const beads = range(5).map((at) => circle(x - half * 0.5 + at * half * 0.26, y + half * (0.36 + 0.05 * (at % 2)), half * 0.05, tones.faint))
  return foot + bowl + beads.join('') + lip + turned(lean, tip, drop(0.56, flame) + drop(0.26, tones.paper))
}

/** A large glowing festival lamp behind a row of small ones, over a drawing of petals. */
export function drawLamp(sheet: Sheet): string {
  const { width, height, side, tall, tones, random } = sheet
  const base = height * (tall ? 0.72 : 0.74)
  const middle: Point = [width * (tall ? 0.46 : random.between(0.42, 0.52)), base - side * 0.22]
  const wide = side * (tall ? 0.56 : 0.6)
  const flame: Point = [middle[0] + wide * 0.37, middle[1] - wide * 0.2]
  const count = random.pick([16, 20, 24])
  const rays = range(count).map((at) => {
    const long = side * (at % 2 ? 0.34 : 0.38)
    return turned((at * 360) / count, flame, rect(flame[0] - side * 0.007, flame[1] - long, side * 0.014, side * 0.06, tones.soft, side * 0.007))
  })
  const glow = circle(flame[0], flame[1], side * 0.3, tones.field) + circle(flame[0], flame[1], side * 0.2, tones.faint)
  const small = tall ? 4 : 6
  const gap = width / small
  const lean = random.between(-8, 8)
  const row = range(small).map((at) => diya([gap * (at + 0.46), height * 0.88], gap * 0.42, sheet, tones.paper, lean))
  const ground = rect(0, base, width, height - base, tones.faint) + line([0, base], [width, base], tones.line, hairline)
  const petals = range(tall ? 5 : 9).map((at) => {
    const step = width / (tall ? 5 : 9)
    const x = step * (at + 0.5)
    return filledPath(pathData('M', x - step * 0.4, base, 'Q', x, base + side * 0.1, x + step * 0.4, base, 'Z'), tones.soft)
  })
  return glow + rays.join('') + ground + petals.join('') + row.join('') + diya(middle, wide, sheet, tones.accent, lean)
}
