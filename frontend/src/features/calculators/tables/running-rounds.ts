import { shiftDecimals, roundTo } from '../../../lib/rounding.ts'

/** The rounding unit of a table. Amounts are in paise either way, so that sums are exact. */
export const tableUnits = ['paisa', 'rupee'] as const
export type TableUnit = (typeof tableUnits)[number]

/** Rounds an amount in rupees to the unit. Returns whole paise. */
export const inPaise = (rupees: number, unit: TableUnit) => (unit === 'paisa' ? roundTo(shiftDecimals(rupees, 2), 0) : roundTo(rupees, 0) * 100)

/** True if amounts up to this one fit exactly in whole paise: below ₹90 lakh crore. */
export const fitsTable = (rupees: number) => rupees * 100 <= Number.MAX_SAFE_INTEGER

/**
 * Rounds amounts so that the first ones, however many, always add up to their rounded sum: each part is the increase of the rounded total. If each
 * amount were rounded alone, a long column would differ from its total by rupees.
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
