import { hairline, range, type Sheet } from '../sheet'
import { circle, ellipse, line, rect, ring } from '../svg-shapes'

/** Stacks of coins from the side, one coin saffron. */
function piles({ width, height, side, tall, tones, random, within }: Sheet): string {
  const count = tall ? 3 : random.whole(4, 5)
  const thick = side * 0.052
  const coin = (width * 0.78) / count - side * 0.035
  const base = height * 0.86
  const falling = random.chance(0.3)
  const heights = range(count).map((at) => 2 + Math.round(((falling ? count - at : at + 1) / count) * (tall ? 13 : 8)) + random.whole(-1, 1))
  const marked = falling ? 0 : count - 1
  const left = width * (tall ? 0.1 : random.pick([0.08, 0.14]))
  const pile = (at: number) => {
    const x = left + at * (coin + side * 0.035)
    return range(heights[at] ?? 0)
      .map((level) => {
        const shift = random.between(-0.012, 0.012) * side
        const y = base - (level + 1) * thick
        const top = at === marked && level === (heights[at] ?? 0) - 1
        const fill = top ? tones.accent : (at + level) % 2 ? tones.firm : tones.soft
        const coinShape = rect(x + shift, y + 2, coin, thick - 4, fill, thick * 0.28)
        const shade = top ? '' : within(coinShape, rect(x + shift + coin * 0.7, y, coin * 0.4, thick, tones.shade))
        return coinShape + shade
      })
      .join('')
  }
  const moon = circle(width * random.between(0.3, 0.5), height * 0.4, side * 0.34, tones.field)
  return (
    moon + rect(0, base, width, height - base, tones.faint) + range(count).map(pile).join('') + line([0, base], [width, base], tones.line, hairline)
  )
}

/** Three large coins that overlap; the overlaps have a deeper tone. */
function overlapping({ width, height, side, tall, tones, random, within }: Sheet): string {
  const radius = side * random.between(0.29, 0.34)
  const step = radius * random.between(1.05, 1.25)
  const bend = random.between(-0.12, 0.12) * side
  const middle = { x: width * (tall ? 0.5 : random.between(0.44, 0.56)), y: height * 0.52 }
  const centres = [-1, 0, 1].map((at) =>
    tall
      ? { x: middle.x + (at === 0 ? bend : 0), y: middle.y + at * step }
      : { x: middle.x + at * step, y: middle.y + (at === 0 ? bend : -bend / 2) },
  )
  const fills = random.chance(0.5) ? [tones.faint, tones.soft, tones.firm] : [tones.firm, tones.faint, tones.soft]
  const disc = (at: number, fill: string) => circle(centres[at]?.x ?? 0, centres[at]?.y ?? 0, radius, fill)
  const lenses = [0, 1].map((at) => within(disc(at, tones.strong), disc(at + 1, tones.strong)))
  const rims = centres.map(({ x, y }) => ring(x, y, radius * 0.86, tones.line, hairline))
  const small = centres[random.pick([0, 2])] ?? middle
  const away = small.x + small.y < middle.x + middle.y ? -1 : 1
  const accent = circle(
    small.x + (tall ? radius * 0.72 : away * radius * 0.55),
    small.y + (tall ? away * 0.55 : -0.92) * radius,
    radius * 0.2,
    tones.accent,
  )
  return (
    range(3)
      .map((at) => disc(at, fills[at] ?? tones.soft))
      .join('') +
    lenses.join('') +
    rims.join('') +
    accent
  )
}

/** One coin turning about its axis, drawn at several moments and larger than the picture. Seen edge-on it is saffron. */
function turning({ width, height, side, tall, tones, random }: Sheet): string {
  const long = side * random.between(0.36, 0.42)
  const phases = random.pick([
    [0.94, 0.66, 0.34, 0.045, 0.4, 0.72, 0.96],
    [1, 0.8, 0.5, 0.2, 0.045, 0.28, 0.6, 0.9],
    [0.9, 0.6, 0.3, 0.045, 0.5, 0.85, 1],
  ])
  const gap = side * 0.02
  const beforeEdge = phases.slice(0, phases.indexOf(0.045)).reduce((sum, phase) => sum + 2 * phase * long + gap, 0)
  let at = (tall ? height : width) * random.pick([0.4, 0.6]) - beforeEdge
  const cross = (tall ? width : height) * random.between(0.46, 0.56)
  const coins = phases.map((phase, index) => {
    const across = phase * long
    const centre = at + across
    at += 2 * across + gap
    const edgeOn = phase < 0.1
    const draw = (shrink: number, colour: string) =>
      tall ? ellipse(cross, centre, long * shrink, across * shrink, colour) : ellipse(centre, cross, across * shrink, long * shrink, colour)
    const [face, rim] = [
      [tones.firm, tones.soft],
      [tones.soft, tones.faint],
      [tones.strong, tones.firm],
    ][index % 3] ?? [tones.firm, tones.soft]
    return edgeOn ? draw(1, tones.accent) : draw(1, rim ?? tones.soft) + draw(0.87, face ?? tones.firm)
  })
  const axis = tall ? line([cross, 0], [cross, height], tones.line, hairline) : line([0, cross], [width, cross], tones.line, hairline)
  const band = tall ? rect(cross, 0, width, height, tones.field) : rect(0, cross, width, height, tones.field)
  return band + coins.join('') + axis
}

export const drawCoins = (sheet: Sheet): string => sheet.random.pick([piles, overlapping, turning])(sheet)
