const steps = [1, 2, 5, 10]
const mostTicks = 7

/** Whole years to write below a chart from 0 on, few enough for a phone, evenly apart; the last year may lie after the last tick. */
export function yearTicks(years: number) {
  const step = steps.find((each) => years / each < mostTicks) ?? 20
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, index) => index * step)
}
