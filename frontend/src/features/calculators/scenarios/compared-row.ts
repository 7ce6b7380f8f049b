import { groupedNumber, rupees } from '../../../lib/money.ts'
import type { InputUnit } from '../inputs/input-limits.ts'
import { valueText } from '../inputs/value-words.ts'

/** A line of a comparison. Results carry their number too, so that the difference can be computed. */
export type ComparedRow = { name: string; text: string; result?: { value: number; unit: 'rupees' | 'points' } }

export const inputRow = (name: string, unit: InputUnit, value: number): ComparedRow => ({ name, text: valueText(unit, value) })

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
