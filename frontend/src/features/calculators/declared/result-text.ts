import { groupedNumber, percentText } from '../../../lib/money.ts'
import { amountText, bigRupees, exactBigRupees } from '../frame/big-rupees.ts'
import type { ResultUnit } from './calculator.ts'

const counted = (count: number, one: string) => `${groupedNumber(count)} ${one}${count === 1 ? '' : 's'}`

/** A yearly rate of a few days may have thirty figures, of which none says anything. */
export const mostPercent = 1_000_000

/** A result as it is read; amounts to the paisa, or without decimals. */
export function resultText(value: number, unit: ResultUnit = 'rupees', decimals = 2) {
  if (unit === 'rupees') return amountText(value, decimals)
  if (unit === 'percent') return value > mostPercent ? `more than ${groupedNumber(mostPercent)}%` : percentText(value, 2)
  return counted(value, unit === 'months' ? 'month' : 'year')
}

/** The same as the big figure of a page. */
export function bigText(value: number, unit: ResultUnit = 'rupees', isToThePaisa = false) {
  if (unit !== 'rupees') return resultText(value, unit)
  return isToThePaisa ? exactBigRupees(value) : bigRupees(value)
}
