import { groupedNumber, rupees, wholeRupees } from '../../../lib/money.ts'
import type { ResultUnit } from './calculator.ts'

const counted = (count: number, one: string) => `${groupedNumber(count)} ${one}${count === 1 ? '' : 's'}`

/** A result as it is read; amounts to the paisa. */
export function resultText(value: number, unit: ResultUnit = 'rupees') {
  if (unit === 'rupees') return rupees(value)
  if (unit === 'percent') return `${groupedNumber(value, 2)} %`
  return counted(value, unit === 'months' ? 'month' : 'year')
}

const wholeFrom = 1_000

/** The same as the big figure of a page: from a thousand rupees on without paise. */
export const bigText = (value: number, unit: ResultUnit = 'rupees') =>
  unit === 'rupees' && Math.abs(value) >= wholeFrom ? wholeRupees(value) : resultText(value, unit)
