import { groupedNumber, rupees } from '../../../lib/money.ts'
import type { InputUnit } from '../inputs/input-limits.ts'
import type { LabelledAmount } from '../inputs/labelled-amounts.ts'
import { valueText } from '../inputs/value-texts.ts'

/**
 * A row of a comparison. A result has its number too, so that differences can be calculated. `isResult` marks a result without a difference in rupees
 * or points. `isUnset` marks an input that is still zero.
 */
export interface ComparedRow {
  name: string
  text: string
  result?: { value: number; unit: 'rupees' | 'points' }
  isResult?: boolean
  isUnset?: boolean
}

export const inputRow = (name: string, unit: InputUnit, value: number): ComparedRow => ({ name, text: valueText(unit, value) })

/** Further rows are counted and not named. */
const mostNamed = 4

/** Summarises rows: "Rent ₹18,000, Household ₹22,000 and 3 more". */
export function listText(rows: readonly LabelledAmount[]) {
  const named = rows.slice(0, mostNamed).map(({ label, amount }) => `${label} ${valueText('rupees', amount)}`)
  const more = rows.length > mostNamed ? ` and ${rows.length - mostNamed} more` : ''
  return named.length === 0 ? '—' : `${named.join(', ')}${more}`
}

/** A row with a resulting amount; a row without a result if the value is undefined. */
export const rupeesRow = (name: string, value = Number.NaN): ComparedRow => ({
  name,
  text: rupees(value),
  ...(Number.isFinite(value) && { result: { value, unit: 'rupees' } }),
})

export const pointsRow = (name: string, value = Number.NaN): ComparedRow => ({
  name,
  text: groupedNumber(value),
  ...(Number.isFinite(value) && { result: { value, unit: 'points' } }),
})
