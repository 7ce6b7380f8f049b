import { exactRupees } from '../../../lib/money.ts'
import type { NamedBar } from '../charts/amount-bars.tsx'
import { largestRows } from '../charts/largest-rows.ts'
import { sumOfRows, type LabelledAmount } from '../inputs/labelled-amounts.ts'

/** Assets and liabilities, row by row, in rupees. */
export interface NetWorthInput {
  asset: readonly LabelledAmount[]
  liability: readonly LabelledAmount[]
}

/** Assets minus liabilities, in rupees. Undefined if a row has no amount. */
export function netWorthResults({ asset, liability }: NetWorthInput) {
  const assetsTotal = sumOfRows(asset)
  const liabilitiesTotal = sumOfRows(liability)
  if (assetsTotal === undefined || liabilitiesTotal === undefined) return undefined
  return { netWorth: assetsTotal - liabilitiesTotal, assetsTotal, liabilitiesTotal }
}

/** The most bars for assets, and the most for liabilities. */
const mostOfEach = 4

/** Bars for the largest assets, then for the largest liabilities; each says which of the two it is. */
export function netWorthBars(input: NetWorthInput): NamedBar[] {
  if (!netWorthResults(input)) return []
  const owned = largestRows(input.asset, mostOfEach).map(({ label, amount }): NamedBar => ({
    name: label.trim() || 'Asset',
    value: amount,
    words: `${exactRupees(amount)} owned`,
    tone: 'first',
  }))
  const owed = largestRows(input.liability, mostOfEach).map(({ label, amount }): NamedBar => ({
    name: label.trim() || 'Liability',
    value: amount,
    words: `${exactRupees(amount)} owed`,
    tone: 'second',
  }))
  return [...owned, ...owed]
}
