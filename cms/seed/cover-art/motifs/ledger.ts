import { hairline, range, type Sheet } from '../sheet'
import { filledPath, line, pathData, rect, turned } from '../svg-shapes'

/** Loose overlapping sheets, ruled and filled in. */
function sheets({ width, height, side, tall, tones, random }: Sheet): string {
  const wide = side * (tall ? 0.74 : 0.84)
  const left = (width - wide) * random.between(0.42, 0.58)
  const top = height * random.between(0.12, 0.18)
  const page = (shift: number, fill: string) => rect(left + shift, top + shift * 0.6, wide, height * 1.2, fill)
  const row = side * 0.088
  const rows = Math.ceil((height - top) / row) + 1
  const marked = random.whole(2, tall ? 7 : 4)
  const entry = (at: number) => {
    const y = top + row * (at + 1.9)
    const label = random.between(0.16, 0.38) * wide
    const amount = random.between(0.1, 0.22) * wide
    const mark = at === marked
    const band = mark ? rect(left + wide * 0.11, y - row * 0.22, wide * 0.89, row * 0.88, tones.accent) : ''
    return (
      band +
      line([left, y + row * 0.72], [left + wide, y + row * 0.72], tones.paleInk, 1.5) +
      rect(left + wide * 0.16, y, label, row * 0.34, mark ? tones.paper : tones.paleInk) +
      rect(left + wide * 0.92 - amount, y, amount, row * 0.34, mark ? tones.paper : tones.ink)
    )
  }
  const page1 = turned(random.between(3, 6), [left + wide / 2, height / 2], page(side * 0.05, tones.soft))
  const page2 = turned(random.between(-2, 1), [left + wide / 2, height / 2], page(side * 0.02, tones.firm))
  const head =
    rect(left, top, wide, row * 1.15, tones.shade) + line([left + wide * 0.11, top], [left + wide * 0.11, height * 1.3], tones.ink, hairline)
  const front = page(0, tones.paper) + range(rows).map(entry).join('') + head
  return page1 + page2 + turned(random.between(-7, -3), [left + wide / 2, height / 2], front)
}

/** The columns of an account across the whole picture, with a double rule under the total. */
function columns({ width, height, side, tall, tones, random }: Sheet): string {
  const row = side / 10
  const edges = tall
    ? [0.08, 0.5, 0.94]
    : random.pick([
        [0.06, 0.34, 0.58, 0.78, 0.94],
        [0.06, 0.28, 0.46, 0.76, 0.94],
      ])
  const rows = Math.floor(height / row) - 3
  const fills = [tones.field, tones.faint, tones.field, tones.faint]
  const last = edges.length - 2
  const column = (at: number) => {
    const [from, to] = [(edges[at] ?? 0) * width, (edges[at + 1] ?? 1) * width]
    const first = at === 0 ? 0 : random.whole(0, 3)
    const bars = range(rows - first).map((index) => {
      const long = (to - from) * random.between(0.3, 0.78)
      const y = row * (1.35 + first + index)
      const fill = random.chance(0.25) ? tones.strong : at % 2 ? tones.firm : tones.soft
      return at === 0 ? rect(from + 24, y, long, row * 0.3, fill) : rect(to - 24 - long, y, long, row * 0.3, fill)
    })
    return rect(from, 0, to - from, height, fills[at] ?? tones.field) + bars.join('')
  }
  const rules = range(rows + 3).map((at) => line([0, row * (at + 1)], [width, row * (at + 1)], tones.line, 1.5))
  const [from, to] = [(edges[last] ?? 0) * width, (edges[last + 1] ?? 1) * width]
  const foot = row * (rows + 1.25)
  const sum =
    rect(from + 24, foot, to - from - 48, row * 0.5, tones.accent) +
    line([from, foot + row * 0.95], [to, foot + row * 0.95], tones.line, 6) +
    line([from, foot + row * 1.1], [to, foot + row * 1.1], tones.line, 6)
  return (
    range(edges.length - 1)
      .map(column)
      .join('') +
    rules.join('') +
    sum
  )
}

/** An open book from above with layered pages and a ribbon. */
function book({ width, height, side, tall, tones, random, within }: Sheet): string {
  const middle = width * (tall ? 0.5 : random.between(0.46, 0.54))
  const half = side * (tall ? 0.43 : 0.56)
  const top = height * (tall ? 0.24 : 0.2)
  const tallness = side * (tall ? 0.72 : 0.58)
  const page = (direction: 1 | -1, grow: number, fill: string) => {
    const edge = middle + direction * (half + grow)
    const [y, bottom] = [top + grow * 0.4, top + tallness + grow]
    const lift = side * 0.07
    const bend = middle + direction * half * 0.45
    const upper = ['M', middle, y + lift, 'Q', bend, y - lift * 0.7, edge, y]
    const lower = ['V', bottom, 'Q', bend, bottom - lift * 0.7, middle, bottom + lift, 'Z']
    return filledPath(pathData(...upper, ...lower), fill)
  }
  const layers = [0.06, 0.03, 0].map((grow, at) => {
    const fill = [tones.strong, tones.soft, tones.paper][at] ?? tones.paper
    return page(-1, grow * side, fill) + page(1, grow * side, fill)
  })
  const row = tallness / 8
  const marked = random.whole(1, 5)
  const entries = [-1, 1].flatMap((direction) =>
    range(6).map((at) => {
      const y = top + side * 0.08 + row * (at + 0.7)
      const long = half * random.between(0.32, 0.66)
      const x = direction < 0 ? middle - half * 0.88 : middle + half * 0.9 - long
      return rect(x, y, long, row * 0.3, at === marked && direction > 0 ? tones.ink : tones.paleInk)
    }),
  )
  const gutter = within(page(1, 0, tones.paper), rect(middle, 0, half * 0.13, height, tones.faint))
  const ribbon = filledPath(
    pathData('M', middle + 22, top + side * 0.04, 'h', 44, 'V', top + tallness + side * 0.16, 'l', -22, -34, 'l', -22, 34, 'Z'),
    tones.accent,
  )
  const table = rect(0, height * (tall ? 0.56 : 0.6), width, height, tones.field)
  const spine = line([middle, top + side * 0.07], [middle, top + tallness + side * 0.07], tones.line, hairline)
  const lying = turned(
    tall ? random.pick([0, -5]) : random.pick([-11, -5, 0, 7]),
    [middle, height / 2],
    layers.join('') + gutter + entries.join('') + spine + ribbon,
  )
  return table + lying
}

export const drawLedger = (sheet: Sheet): string => sheet.random.pick([sheets, columns, book])(sheet)
