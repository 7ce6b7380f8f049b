import { numberOf, type DatedRow } from '@artha/contract/figure-on'

/** A step of the chart: the start, the end and the value, each as a share (0 to 1) of the plot's width or height. */
export interface Step {
  from: number
  until: number
  height: number
}

const dayMs = 86_400_000
const time = (day: string) => Date.parse(`${day}T00:00:00Z`)

/**
 * Returns a number over time as steps, the last one drawn until `day`; empty if fewer than two numbers are known or all are equal. The vertical axis
 * does not start at zero, because rates change by quarters of a point.
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
