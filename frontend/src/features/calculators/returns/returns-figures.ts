/** Money that came (above 0) or went (below 0) on a day, `2024-04-01`. */
export interface Flow {
  day: string
  amount: number
}

/** The yearly growth between two values, in percent; undefined where there is none. */
export function cagr(start: number, end: number, years: number) {
  if (!(start > 0) || !(end >= 0) || !(years > 0)) return undefined
  const rate = Math.expm1(Math.log(end / start) / years) * 100
  return end === 0 ? -100 : Number.isFinite(rate) ? rate : undefined
}

const dayMs = 86_400_000
const daysOfYear = 365

/** What all flows are worth on the first day at a yearly rate; `growth` is 1 + rate. */
function worth(flows: readonly { years: number; amount: number }[], growth: number) {
  return flows.reduce((sum, { years, amount }) => sum + amount / growth ** years, 0)
}

/** Between which growths a root lies, the one nearest to 10% first, as spreadsheets begin there. */
function bracket(flows: readonly { years: number; amount: number }[]): [number, number] | undefined {
  const usual = Math.log(1.1)
  const width = 0.02
  for (let step = 0; step < 700; step += 1) {
    for (const side of [1, -1]) {
      const [near, far] = [usual + side * step * width, usual + side * (step + 1) * width].map(Math.exp)
      if (near === undefined || far === undefined) continue
      const [one, other] = [worth(flows, near), worth(flows, far)]
      if (Number.isFinite(one) && Number.isFinite(other) && one * other <= 0) return [near, far]
    }
  }
  return undefined
}

/**
 * The yearly rate at which all flows come to nothing, in percent: Σ amount ÷ (1 + rate)^(days ÷ 365) = 0, spreadsheets' XIRR.
 * Undefined where there is none: without money both ways, or on one day alone.
 */
export function xirr(flows: readonly Flow[]) {
  const [first, last] = [Math.min(...flows.map(({ day }) => Date.parse(day))), Math.max(...flows.map(({ day }) => Date.parse(day)))]
  if (!flows.some(({ amount }) => amount > 0) || !flows.some(({ amount }) => amount < 0) || !(last > first)) return undefined
  const dated = flows.map(({ day, amount }) => ({ years: (Date.parse(day) - first) / dayMs / daysOfYear, amount }))
  const found = bracket(dated)
  if (found === undefined) return undefined
  let [low, high] = found
  const sign = Math.sign(worth(dated, low))
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2
    if (Math.sign(worth(dated, middle)) === sign) low = middle
    else high = middle
  }
  const rate = ((low + high) / 2 - 1) * 100
  return Number.isFinite(rate) ? rate : undefined
}
