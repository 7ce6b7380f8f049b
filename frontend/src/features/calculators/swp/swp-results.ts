import { noneNegative } from '../arithmetic/finite-results.ts'
import { returnOfMonth, type ReturnConvention, type Timing } from '../arithmetic/investing-month.ts'

/** A corpus with a monthly withdrawal; amounts in rupees, `annualRate` in percent, `term` in months. */
export interface SwpTerms {
  corpus: number
  withdrawal: number
  annualRate: number
  term: number
  timing: Timing
  convention: ReturnConvention
}

/** The total withdrawn by the end of a month, and the amount left. */
export interface SwpMonth {
  month: number
  withdrawn: number
  value: number
}

/** In rupees: allows for floating-point error when the corpus is exactly used up. */
const hair = 1e-7

/** Each month until the term ends or the corpus is used up, the number of whole withdrawals, and the smaller last one. */
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
 * The amount left of a corpus after the term, in rupees and unrounded. `monthsPaid` counts whole withdrawals; `lastPart` is the smaller last
 * withdrawal, 0 if there is none.
 */
export function swpResults(terms: SwpTerms) {
  const { corpus, withdrawal, annualRate, term } = terms
  if (!noneNegative(corpus, withdrawal, annualRate, term) || corpus === 0) return undefined
  const { months, paid, lastPart } = course(terms)
  const last = months.at(-1)
  if (last === undefined || !Number.isFinite(last.value)) return undefined
  return { finalValue: last.value, totalWithdrawn: last.withdrawn, monthsPaid: paid, lastPart, months }
}
