import type { AmountRow } from '../tables/amount-table.tsx'
import { inPaise } from '../tables/running-rounds.ts'

/** A point in time of something that grows: what was paid in until then, and what it is worth. */
export interface GrowthPoint {
  name: string
  paidIn: number
  value: number
}

/**
 * Rows of what was paid in, what it grew by and what it came to, in whole rupees: each closing value is the exact one,
 * rounded, and the row before, payment and growth add up to it.
 */
export function growthRows(points: readonly GrowthPoint[], start = 0): AmountRow[] {
  return points.map(({ name, paidIn, value }, index) => {
    const before = points[index - 1]
    const paid = inPaise(paidIn, 'rupee') - inPaise(before?.paidIn ?? start, 'rupee')
    const closing = inPaise(value, 'rupee')
    return { name, paise: [paid, closing - inPaise(before?.value ?? start, 'rupee') - paid, closing] }
  })
}

const sumOf = (rows: readonly AmountRow[], column: number) => rows.reduce((sum, { paise }) => sum + (paise[column] ?? 0), 0)

/** What the columns of such rows add up to; closing values are no parts of anything. */
export const growthTotal = (rows: readonly AmountRow[]): AmountRow => ({ name: 'Total', paise: [sumOf(rows, 0), sumOf(rows, 1), undefined] })

/** The rows as a table. */
export const growthTable = (caption: string, points: readonly GrowthPoint[], paidHead = 'Paid in', growthHead = 'Growth') => {
  const rows = growthRows(points)
  return { title: 'Year by year', caption, heads: ['Year', paidHead, growthHead, 'Closing value'], rows, total: growthTotal(rows) }
}
