import { numberOf, type DatedRow } from '@artha/contract/figure-on'

/** A step of the line: a number and the days on which it held, as shares of the width and height of the plot. */
export interface Step {
  from: number
  until: number
  height: number
}

const dayMs = 86_400_000
const time = (day: string) => Date.parse(`${day}T00:00:00Z`)

/**
 * A number over the days as steps, the last one drawn until `day`; none where fewer than two numbers are known. The line of
 * zero is not in the plot: rates move by quarters of a point.
 */
export function stepsOf(history: readonly DatedRow[], day: string): Step[] {
  const known = history.flatMap(({ row, from, until }) => {
    const number = numberOf(row)
    return number === undefined || from > day
      ? []
      : [{ number, from: time(from), until: Math.min(time(day), until === null ? time(day) : time(until)) + dayMs }]
  })
  const numbers = known.map(({ number }) => number)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const [first, last] = [known[0]?.from ?? 0, known.at(-1)?.until ?? 0]
  if (known.length < 2 || least === most) return []
  return known.map(({ number, from, until }) => ({
    from: (from - first) / (last - first),
    until: (until - first) / (last - first),
    height: (number - least) / (most - least),
  }))
}
