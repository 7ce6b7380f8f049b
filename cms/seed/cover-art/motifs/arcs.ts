import { hairline, range, type Sheet } from '../sheet'
import { circle, line, rect, ring, ringSlice, type Point } from '../svg-shapes'

/** Bands around one corner, one of them saffron. */
function bands({ width, height, side, tones, random }: Sheet): string {
  const right = random.chance(0.5)
  const centre: Point = [right ? width * random.between(0.86, 1) : width * random.between(0, 0.14), height * random.between(0.92, 1.02)]
  const thick = side * random.between(0.1, 0.13)
  const count = 6
  const marked = random.whole(2, 4)
  const fills = [tones.strong, tones.firm, tones.soft, tones.faint, tones.field, tones.faint]
  const drawn = range(count).map((at) => {
    const inner = side * 0.14 + at * thick * 1.12
    if (at === marked) return ringSlice(centre, inner + thick * 0.3, inner + thick * 0.62, 180, 360, tones.accent)
    return ringSlice(centre, inner, inner + thick, 180, 360, fills[at] ?? tones.soft)
  })
  const lines = [0.02, 0.07, 0.12].map((extra) => ring(centre[0], centre[1], side * 0.14 + count * thick * 1.12 + extra * side, tones.line, 1.5))
  return (
    lines.join('') + drawn.join('') + rect(0, centre[1], width, height, tones.ground) + line([0, centre[1]], [width, centre[1]], tones.line, hairline)
  )
}

/** Square tiles with quarter, half and full discs. */
function tiles({ width, height, side, tones, random, within }: Sheet): string {
  const cell = side / 2
  const [across, down] = [Math.round(width / cell), Math.round(height / cell)]
  const marked = random.whole(0, across * down - 1)
  const grounds = [tones.field, tones.faint, tones.ground, tones.soft, tones.field, tones.ground] as const
  const shapes = [tones.firm, tones.soft, tones.strong, tones.paper, tones.firm, tones.soft] as const
  const turn = random.whole(0, 3)
  const tile = (at: number) => {
    const [x, y] = [(at % across) * cell, Math.floor(at / across) * cell]
    const corner = (at * 3 + turn) % 4
    const centre: Point = [x + (corner === 1 || corner === 2 ? cell : 0), y + (corner > 1 ? cell : 0)]
    const square = rect(x, y, cell + 0.5, cell + 0.5, grounds[(at + turn) % 6] ?? tones.field)
    const fill = at === marked ? tones.accent : (shapes[(at + turn) % 6] ?? tones.firm)
    const kinds = [
      circle(centre[0], centre[1], cell, fill),
      [1, 0.72, 0.44]
        .map((part, band) => circle(centre[0], centre[1], cell * part, band % 2 ? (grounds[(at + turn) % 6] ?? tones.field) : fill))
        .join(''),
      circle(x + cell / 2, y + (corner > 1 ? cell : 0), cell / 2, fill),
      circle(x + cell / 2, y + cell / 2, cell * 0.34, fill),
    ] as const
    return square + within(rect(x, y, cell, cell, fill), kinds[(at + random.whole(0, 3)) % 4] ?? kinds[0])
  }
  return range(across * down)
    .map(tile)
    .join('')
}

/** A row of nested arches, like a viaduct. */
function arcade({ width, height, side, tall, tones, random }: Sheet): string {
  const count = tall ? random.pick([1.5, 2]) : random.pick([2, 2.5, 3, 4])
  const radius = width / count / 2
  const foot = height * (tall ? 0.98 : 0.9)
  const spring = Math.max(foot - side * random.between(0.1, 0.34) - (tall ? height * 0.16 : 0), radius * 1.25)
  const marked = random.whole(0, Math.floor(count) - 1)
  const arch = (x: number, reach: number, fill: string) => circle(x, spring, reach, fill) + rect(x - reach, spring, 2 * reach, foot - spring, fill)
  const light = random.chance(0.3) ? tones.paper : tones.soft
  const nested = (at: number) => {
    const x = radius * (2 * at + 1)
    const fills = at % 2 ? [tones.soft, tones.faint, tones.firm] : [tones.firm, light, tones.strong]
    return (
      arch(x, radius * 0.96, fills[0] ?? tones.firm) +
      arch(x, radius * 0.7, fills[1] ?? tones.soft) +
      arch(x, radius * 0.44, at === marked ? tones.accent : (fills[2] ?? tones.strong)) +
      arch(x, radius * 0.2, tones.ground)
    )
  }
  const moon = circle(width * (marked === 0 ? 0.74 : 0.26), spring - radius * (tall ? 1.5 : 1.05), side * 0.19, tones.field)
  const sweep = range(4).map((at) => ring(width / 2, foot + side * 0.2, width * (0.62 + at * 0.04), tones.line, 1.5))
  return (
    moon +
    sweep.join('') +
    range(Math.ceil(count)).map(nested).join('') +
    rect(0, foot, width, height, tones.faint) +
    line([0, foot], [width, foot], tones.line, hairline)
  )
}

export const drawArcs = (sheet: Sheet): string => sheet.random.pick([bands, tiles, arcade])(sheet)
