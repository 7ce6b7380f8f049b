import { hairline, hatching, range, type Sheet } from '../sheet'
import { circle, line, polygon, rect, type Point } from '../svg-shapes'

/** One large house in three planes with a saffron door. */
function single({ width, height, side, tall, tones, random, within }: Sheet): string {
  const base = height * (tall ? 0.84 : 0.87)
  const front = side * random.between(0.32, 0.4)
  const flank = side * (tall ? 0.3 : random.between(0.36, 0.56))
  const x = (width - front - flank) * random.between(0.4, 0.6)
  const eaves = base - side * random.between(0.3, 0.38)
  const ridge = eaves - side * random.between(0.2, 0.3)
  const gable: Point[] = [
    [x, base],
    [x, eaves],
    [x + front / 2, ridge],
    [x + front, eaves],
    [x + front, base],
  ]
  const roof = polygon(
    [
      [x + front / 2, ridge],
      [x + front / 2 + flank, ridge],
      [x + front + flank, eaves],
      [x + front, eaves],
    ],
    tones.strong,
  )
  const wall = rect(x + front, eaves, flank, base - eaves, tones.soft)
  const tiles = within(roof, hatching([x + front, eaves - side * 0.13], side * 0.8, 0, 20, tones.soft, 2))
  const pane = side * 0.075
  const windows = range(tall ? 2 : 3).map((at) => rect(x + front + pane * (0.7 + at * 1.7), eaves + side * 0.1, pane, pane * 1.4, tones.paper))
  const door = rect(x + front / 2 - pane * 0.62, base - pane * 2.5, pane * 1.24, pane * 2.5, tones.accent)
  const eye = circle(x + front / 2, eaves - side * 0.05, pane * 0.52, tones.paper)
  const moon = circle(x + front + flank * random.between(0.2, 1), height * (tall ? 0.28 : 0.32), side * random.between(0.2, 0.32), tones.field)
  const ground = rect(0, base, width, height - base, tones.faint) + line([0, base], [width, base], tones.line, hairline)
  const chimney = random.chance(0.5) ? rect(x + front / 2 + flank * 0.6, ridge - side * 0.08, side * 0.06, side * 0.16, tones.firm) : ''
  return moon + ground + chimney + wall + roof + tiles + polygon(gable, tones.firm) + windows.join('') + door + eye
}

/** A street of narrow houses from edge to edge, one roof saffron. */
function street({ width, height, side, tall, tones, random }: Sheet): string {
  const count = tall ? 3 : random.whole(5, 6)
  const wide = width / count
  const base = height * 0.9
  const fills = [tones.soft, tones.firm, tones.faint, tones.strong]
  const marked = random.whole(1, count - 2)
  const start = random.whole(0, 3)
  const house = (at: number) => {
    const x = at * wide
    const eaves = base - side * random.between(0.36, 0.6) - (tall ? side * 0.2 : 0)
    const fill = fills[(at + start) % 4] ?? tones.soft
    const flat = at !== marked && random.chance(0.2)
    const peak = eaves - wide * 0.42
    const roof = flat
      ? rect(x, eaves - wide * 0.09, wide, wide * 0.1, tones.line)
      : polygon(
          [
            [x, eaves + 1],
            [x + wide / 2, peak],
            [x + wide, eaves + 1],
          ],
          at === marked ? tones.accent : (fills[(at + start + 2) % 4] ?? tones.firm),
        )
    const pane = wide * 0.17
    const rows = Math.floor((base - eaves - pane * 2) / (pane * 2.1))
    const glass = fill === tones.strong || fill === tones.firm ? tones.field : tones.paper
    const windows = range(rows * 2).map((index) => {
      return rect(x + wide * (index % 2 ? 0.6 : 0.23), eaves + pane * (0.8 + Math.floor(index / 2) * 2.1), pane, pane * 1.35, glass)
    })
    return rect(x, eaves, wide + 0.5, base - eaves, fill) + roof + windows.join('')
  }
  return (
    circle(width * random.between(0.25, 0.75), height * 0.3, side * 0.22, tones.field) +
    range(count).map(house).join('') +
    rect(0, base, width, height, tones.ground) +
    line([0, base], [width, base], tones.line, hairline * 2)
  )
}

/** The outline of a house filled with bars. */
function barred({ width, height, side, tall, tones, random, within }: Sheet): string {
  const wide = side * (tall ? 0.76 : 0.7)
  const x = (width - wide) * (tall ? 0.5 : random.pick([0.28, 0.72]))
  const base = height * (tall ? 0.86 : 0.9)
  const eaves = base - side * 0.4
  const ridge = eaves - side * 0.36
  const outline = polygon(
    [
      [x, base],
      [x, eaves],
      [x + wide / 2, ridge],
      [x + wide, eaves],
      [x + wide, base],
    ],
    tones.soft,
  )
  const row = (base - ridge) / 9
  const marked = random.whole(4, 7)
  const fills = [tones.firm, tones.soft, tones.strong, tones.faint]
  const rows = range(9).map((at) => {
    const y = ridge + at * row
    const fill = at === marked ? tones.accent : (fills[at % 4] ?? tones.soft)
    const cut = random.between(0.3, 0.7)
    return rect(x - 9, y, wide + 18, row - 8, fill) + (at === marked ? '' : rect(x + wide * cut, y, wide, row - 8, fills[(at + 1) % 4] ?? tones.firm))
  })
  const plane = tall ? rect(0, height * 0.5, width, height, tones.field) : rect(x < width / 3 ? width * 0.5 : 0, 0, width * 0.5, height, tones.field)
  return plane + within(outline, rows.join('')) + line([0, base], [width, base], tones.line, hairline)
}

export const drawHouse = (sheet: Sheet): string => sheet.random.pick([single, street, barred])(sheet)
