/** Money received (above 0) or paid (below 0), in rupees, on a date such as `2024-04-01`. */
export interface Flow {
  day: string
  amount: number
}

/** The annual growth between two values, in percent. Undefined if there is none, Infinity if it is too large for a number. */
export function cagr(start: number, end: number, years: number) {
  if (!(start > 0) || !(end >= 0) || !(years > 0)) return undefined
  const rate = Math.expm1(Math.log(end / start) / years) * 100
  return end === 0 ? -100 : Number.isNaN(rate) ? undefined : rate
}

const dayMs = 86_400_000
const daysOfYear = 365

type DatedFlow = { years: number; amount: number }

/** The value of all flows on the first day. `speed` is the logarithm of the annual growth, which itself may be too large for a number. */
const worth = (flows: readonly DatedFlow[], speed: number) => flows.reduce((sum, { years, amount }) => sum + amount * Math.exp(-speed * years), 0)

/** Above any real return, even ₹10 crore within a second. */
const fastest = 1e8

/** The interval of `speed` that contains a root. The root nearest to 10% comes first, because spreadsheets start there. */
function bracket(flows: readonly DatedFlow[]): [number, number] | undefined {
  const usual = Math.log(1.1)
  const near = { up: worth(flows, usual), down: worth(flows, usual) }
  let width = 0.02
  for (let from = 0; from < fastest; from += width) {
    // Far from the usual rates, roots are far apart
    if (from > 14) width *= 1.05
    for (const [side, sign] of [['up', 1] as const, ['down', -1] as const]) {
      const far = worth(flows, usual + sign * (from + width))
      if (Number.isFinite(far) && Number.isFinite(near[side]) && far * near[side] <= 0) return [usual + sign * from, usual + sign * (from + width)]
      near[side] = far
    }
  }
  return undefined
}

/** The return of the flows. `percent` is per year, Infinity if it is too large for a number; `inAll` is for the whole period. */
export interface ReturnOfFlows {
  percent: number
  inAll: number
  days: number
}

/**
 * The annual rate at which all flows add up to zero: Σ amount ÷ (1 + rate)^(days ÷ 365) = 0, XIRR in spreadsheets. Undefined if money flows only one
 * way, or all on one day.
 */
export function returnOf(flows: readonly Flow[]): ReturnOfFlows | undefined {
  const days = flows.map(({ day }) => Date.parse(day) / dayMs)
  const first = Math.min(...days)
  const span = Math.max(...days) - first
  if (!flows.some(({ amount }) => amount > 0) || !flows.some(({ amount }) => amount < 0) || !(span > 0)) return undefined
  const dated = flows.map(({ amount }, index) => ({ years: ((days[index] ?? first) - first) / daysOfYear, amount }))
  const found = bracket(dated)
  if (found === undefined) return undefined
  let [low, high] = found
  const sign = Math.sign(worth(dated, low))
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2
    if (Math.sign(worth(dated, middle)) === sign) low = middle
    else high = middle
  }
  const speed = (low + high) / 2
  return { percent: Math.expm1(speed) * 100, inAll: Math.expm1((speed * span) / daysOfYear) * 100, days: Math.round(span) }
}

/** The annual return in percent; undefined if there is none or it is too large for a number. */
export function xirr(flows: readonly Flow[]) {
  const percent = returnOf(flows)?.percent
  return percent !== undefined && Number.isFinite(percent) ? percent : undefined
}
