import { shiftDecimals, roundTo } from '../../../lib/rounding.ts'

/** What the smallest step of a table is. Both are kept in paise, so that sums are exact. */
export const tableUnits = ['paisa', 'rupee'] as const
export type TableUnit = (typeof tableUnits)[number]

/** An amount in rupees rounded to the unit, as a whole number of paise. */
export const inPaise = (rupees: number, unit: TableUnit) => (unit === 'paisa' ? roundTo(shiftDecimals(rupees, 2), 0) : roundTo(rupees, 0) * 100)

/** Whether amounts up to this one can be kept as whole paise without losing any: below 90 lakh crore rupees. */
export const fitsTable = (rupees: number) => rupees * 100 <= Number.MAX_SAFE_INTEGER

/**
 * Rounds amounts so that any run of them from the first on adds up to the rounded sum of that run: each part is what
 * the rounded total grows by. Rounding each alone would let a long column drift from its total by rupees.
 */
export function runningRounds(unit: TableUnit) {
  let sum = 0
  let rounded = 0
  return (rupees: number) => {
    sum += rupees
    const before = rounded
    rounded = inPaise(sum, unit)
    return rounded - before
  }
}
