import { groupedNumber, percentText, rupees } from '../../../lib/money.ts'
import { bigRupees } from '../frame/big-rupees.ts'
import type { ResultUnit } from './calculator.ts'

const counted = (count: number, one: string) => `${groupedNumber(count)} ${one}${count === 1 ? '' : 's'}`

/** A yearly rate of a few days may have thirty figures, of which none says anything. */
export const mostPercent = 1_000_000

/** A result as it is read; amounts to the paisa. */
export function resultText(value: number, unit: ResultUnit = 'rupees') {
  if (unit === 'rupees') return rupees(value)
  if (unit === 'percent') return value > mostPercent ? `more than ${groupedNumber(mostPercent)}%` : percentText(value, 2)
  return counted(value, unit === 'months' ? 'month' : 'year')
}

/** The same as the big figure of a page. */
export const bigText = (value: number, unit: ResultUnit = 'rupees') => (unit === 'rupees' ? bigRupees(value) : resultText(value, unit))
