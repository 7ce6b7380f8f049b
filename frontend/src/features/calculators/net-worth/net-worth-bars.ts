import { exactRupees } from '../../../lib/money.ts'
import type { NamedBar } from '../charts/amount-bars.tsx'
import { largestRows } from '../charts/largest-rows.ts'
import { netWorthFigures, type NetWorthInput } from './net-worth.ts'

/** Of what is owned, and of what is owed. */
const mostOfEach = 4

/** The largest of what is owned, then the largest of what is owed; each says which of the two it is. */
export function netWorthBars(input: NetWorthInput): NamedBar[] {
  if (!netWorthFigures(input)) return []
  const owned = largestRows(input.assets, mostOfEach).map(({ label, amount }): NamedBar => ({
    name: label.trim() || 'Asset',
    value: amount,
    words: `${exactRupees(amount)} owned`,
    tone: 'first',
  }))
  const owed = largestRows(input.liabilities, mostOfEach).map(({ label, amount }): NamedBar => ({
    name: label.trim() || 'Liability',
    value: amount,
    words: `${exactRupees(amount)} owed`,
    tone: 'second',
  }))
  return [...owned, ...owed]
}
