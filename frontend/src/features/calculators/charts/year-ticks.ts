const steps = [1, 2, 5, 10]
const mostTicks = 7

/** Evenly spaced whole years for the axis, from 0 on, few enough for a phone. The last year may be after the last tick. */
export function yearTicks(years: number) {
  const step = steps.find((each) => years / each < mostTicks) ?? 20
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, index) => index * step)
}
