import { groupedNumber, rupees } from '../../../lib/money.ts'
import { toPaise } from '../../../lib/rounding.ts'
import type { ComparedRow } from './compared-row.ts'

function differenceOf(name: string, difference: number, unit: 'rupees' | 'points') {
  const size = unit === 'rupees' ? rupees(Math.abs(difference)) : `${groupedNumber(Math.abs(difference))} points`
  return `${name.charAt(0).toLowerCase()}${name.slice(1)} ${size} ${difference > 0 ? 'more' : 'less'}`
}

/**
 * The differences from another scenario's results: "instalment a month ₹120.50 less, all interest ₹3,000.00 more". Results that look the same are
 * left out; undefined if all do.
 */
export function resultDifferences(base: readonly ComparedRow[], other: readonly ComparedRow[]) {
  const words = other.flatMap(({ name, result }) => {
    const before = base.find((row) => row.name === name)?.result
    if (!result || !before) return []
    const difference = result.value - before.value
    return toPaise(difference) === 0 ? [] : [differenceOf(name, difference, result.unit)]
  })
  return words.length === 0 ? undefined : words.join(', ')
}
