import { groupedNumber, percentText } from '../../../lib/money.ts'
import { amountText, bigRupees, exactBigRupees } from '../frame/big-rupees.ts'
import type { ResultUnit } from './calculator.ts'

const counted = (count: number, one: string) => `${groupedNumber(count)} ${one}${count === 1 ? '' : 's'}`

/** The largest percentage shown in full. An annual rate over a few days can have thirty digits, which are meaningless. */
export const mostPercent = 1_000_000

/** Formats a result; amounts to the paisa unless `decimals` is 0. */
export function resultText(value: number, unit: ResultUnit = 'rupees', decimals = 2) {
  if (unit === 'rupees') return amountText(value, decimals)
  if (unit === 'percent') return value > mostPercent ? `more than ${groupedNumber(mostPercent)}%` : percentText(value, 2)
  if (unit === 'points') return groupedNumber(value)
  return counted(value, unit === 'months' ? 'month' : 'year')
}

/** Formats the main result of a page. */
export function bigText(value: number, unit: ResultUnit = 'rupees', isToThePaisa = false) {
  if (unit !== 'rupees') return resultText(value, unit)
  return isToThePaisa ? exactBigRupees(value) : bigRupees(value)
}
