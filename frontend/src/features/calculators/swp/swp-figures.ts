import { noneNegative } from '../arithmetic/finite-figures.ts'
import { returnOfMonth, type ReturnConvention, type Timing } from '../arithmetic/investing-month.ts'

/** A sum from which something is taken each month. */
export interface SwpTerms {
  corpus: number
  withdrawal: number
  annualRate: number
  term: number
  timing: Timing
  convention: ReturnConvention
}

/** What was taken out until the end of a month, and what is left. */
export interface SwpMonth {
  month: number
  withdrawn: number
  value: number
}

/** Doubles add up to a hair more or less than a sum that is exactly used up. */
const hair = 1e-7

/** Month by month until the end or until nothing is left; the whole withdrawals, and the part that was left for the last. */
function course({ corpus, withdrawal, annualRate, term, timing, convention }: SwpTerms) {
  const growth = 1 + returnOfMonth(convention, annualRate)
  const months: SwpMonth[] = []
  let [value, paid, lastPart] = [corpus, 0, 0]
  for (let month = 1; month <= term; month += 1) {
    if (timing === 'end') value *= growth
    const isWhole = value >= withdrawal - hair
    if (isWhole) paid += 1
    else lastPart = value
    value = isWhole ? Math.max(0, value - withdrawal) : 0
    if (timing === 'start') value *= growth
    months.push({ month, withdrawn: paid * withdrawal + lastPart, value: value < hair ? 0 : value })
    if (value < hair) break
  }
  return { months, paid, lastPart }
}

/**
 * What is left of a sum after so many months, in rupees and unrounded. `monthsPaid` counts whole withdrawals; `lastPart` is
 * what was left for one more, 0 where nothing was.
 */
export function swpFigures(terms: SwpTerms) {
  const { corpus, withdrawal, annualRate, term } = terms
  if (!noneNegative(corpus, withdrawal, annualRate, term) || corpus === 0) return undefined
  const { months, paid, lastPart } = course(terms)
  const last = months.at(-1)
  if (last === undefined || !Number.isFinite(last.value)) return undefined
  return { finalValue: last.value, totalWithdrawn: last.withdrawn, monthsPaid: paid, lastPart, months }
}
