import { groupedNumber, rupees } from '../../../lib/money.ts'
import type { InputUnit } from '../inputs/input-limits.ts'
import type { LabelledAmount } from '../inputs/labelled-amounts.ts'
import { valueText } from '../inputs/value-words.ts'

/**
 * A line of a comparison. Results carry their number too, so that the difference can be computed; `isResult` are those whose
 * difference says nothing in rupees or points. `isUnset`: an input that is nothing, as it was at the beginning.
 */
export interface ComparedRow {
  name: string
  text: string
  result?: { value: number; unit: 'rupees' | 'points' }
  isResult?: boolean
  isUnset?: boolean
}

export const inputRow = (name: string, unit: InputUnit, value: number): ComparedRow => ({ name, text: valueText(unit, value) })

/** More rows than these are counted. */
const mostNamed = 4

/** Rows that somebody entered: "Rent ₹18,000, Household ₹22,000 and 3 more". */
export function listWords(rows: readonly LabelledAmount[]) {
  const named = rows.slice(0, mostNamed).map(({ label, amount }) => `${label} ${valueText('rupees', amount)}`)
  const more = rows.length > mostNamed ? ` and ${rows.length - mostNamed} more` : ''
  return named.length === 0 ? '—' : `${named.join(', ')}${more}`
}

/** An amount that comes out; undefined where nothing can be worked out. */
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
