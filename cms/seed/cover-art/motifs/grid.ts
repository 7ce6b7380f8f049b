import { range, type Sheet } from '../sheet'
import { circle, line, rect } from '../svg-shapes'

/** The days of a month as squares: some filled, one saffron. */
function calendar({ width, height, side, tall, tones, random }: Sheet): string {
  const [across, down] = tall ? [5, 7] : [7, 5]
  const cell = side * (tall ? 0.15 : 0.138)
  const gap = cell * 0.1
  const [wide, tallness] = [across * (cell + gap) - gap, down * (cell + gap) - gap]
  const left = (width - wide) * random.between(0.4, 0.6)
  const top = (height - tallness) * 0.62
  const first = random.whole(1, 4)
  const last = across * down - random.whole(1, 4)
  const marked = random.whole(across + 1, across * (down - 1) - 2)
  const until = marked - random.whole(2, 6)
  const day = (at: number) => {
    if (at < first || at >= last) return ''
    const [x, y] = [left + (at % across) * (cell + gap), top + Math.floor(at / across) * (cell + gap)]
    if (at === marked) return rect(x, y, cell, cell, tones.accent)
    const taken = at < until
    return rect(x, y, cell, cell, taken ? (at % 3 === 1 ? tones.strong : tones.firm) : at % 5 === 3 ? tones.soft : tones.faint)
  }
  const plate = rect(left - cell * 0.5, top - cell * 0.95, wide + cell, height, tones.field)
  const head = rect(left, top - cell * 0.55, wide, cell * 0.22, tones.strong)
  return (
    plate +
    head +
    range(across * down)
      .map(day)
      .join('')
  )
}

/** Discs on a grid that grow towards one point, as in a halftone; the largest is saffron. */
function swelling({ width, height, side, tones, random, tall }: Sheet): string {
  const step = side / random.pick([7, 8])
  const [across, down] = [Math.round(width / step), Math.round(height / step)]
  const focus = {
    x: Math.round(across * (tall ? 0.5 : random.pick([0.3, 0.7]))),
    y: Math.round(down * random.between(0.42, 0.6)),
  }
  const far = Math.hypot(across, down) * 0.62
  const discs = range((across + 1) * (down + 1)).map((at) => {
    const [column, row] = [at % (across + 1), Math.floor(at / (across + 1))]
    const near = Math.max(0, 1 - Math.hypot(column - focus.x, row - focus.y) / far)
    const fill = column === focus.x && row === focus.y ? tones.accent : near > 0.72 ? tones.strong : near > 0.48 ? tones.firm : tones.soft
    return circle(column * step, row * step, step * (0.05 + 0.43 * near ** 1.25), fill)
  })
  return discs.join('')
}

/** A sheet divided into unequal fields by strong lines. */
function divided({ width, height, side, tall, tones, random }: Sheet): string {
  const columns = tall
    ? [0, 0.38, 0.72, 1]
    : random.pick([
        [0, 0.2, 0.55, 0.78, 1],
        [0, 0.3, 0.45, 0.8, 1],
      ])
  const rows = tall
    ? random.pick([
        [0, 0.22, 0.5, 0.8, 1],
        [0, 0.3, 0.58, 0.76, 1],
      ])
    : random.pick([
        [0, 0.36, 0.72, 1],
        [0, 0.24, 0.62, 1],
      ])
  const fills = [
    tones.field,
    tones.ground,
    tones.faint,
    tones.ground,
    tones.soft,
    tones.field,
    tones.firm,
    tones.ground,
    tones.strong,
    tones.field,
    tones.faint,
  ] as const
  const start = random.whole(0, fills.length - 1)
  const [across, down] = [columns.length - 1, rows.length - 1]
  const marked = random.whole(0, across * down - 1)
  const edge = (edges: number[], at: number, length: number) => (edges[at] ?? 1) * length
  const cells = range(across * down).map((at) => {
    const [column, row] = [at % across, Math.floor(at / across)]
    const [x, y] = [edge(columns, column, width), edge(rows, row, height)]
    const [wide, tallness] = [edge(columns, column + 1, width) - x, edge(rows, row + 1, height) - y]
    const fill = at === marked ? tones.accent : (fills[(at * 4 + start) % fills.length] ?? tones.field)
    const ruled =
      fill === tones.field
        ? range(Math.floor(tallness / 26)).map((index) => line([x, y + 26 * (index + 1)], [x + wide, y + 26 * (index + 1)], tones.line, 1))
        : []
    return rect(x, y, wide + 0.5, tallness + 0.5, fill) + ruled.join('')
  })
  const thick = side * 0.011
  const bars = [
    ...columns.slice(1, -1).map((at) => line([at * width, 0], [at * width, height], tones.line, thick)),
    ...rows.slice(1, -1).map((at) => line([0, at * height], [width, at * height], tones.line, thick)),
  ]
  return cells.join('') + bars.join('')
}

export const drawGrid = (sheet: Sheet): string => sheet.random.pick([calendar, swelling, divided])(sheet)
