import type { AmountRow } from '../tables/amount-table.tsx'
import { inPaise } from '../tables/running-rounds.ts'

/** One point in time of an investment: the total paid in so far and its value, in rupees. */
export interface GrowthPoint {
  name: string
  paidIn: number
  value: number
}

/**
 * Rows of payment, growth and closing value, in whole rupees. Each closing value is rounded on its own, and the previous closing value, payment and
 * growth add up to it.
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

/** The column totals; closing values have no total. */
export const growthTotal = (rows: readonly AmountRow[]): AmountRow => ({ name: 'Total', paise: [sumOf(rows, 0), sumOf(rows, 1), undefined] })

/** The growth rows as a table. */
export const growthTable = (caption: string, points: readonly GrowthPoint[], paidHead = 'Paid in', growthHead = 'Growth') => {
  const rows = growthRows(points)
  return { title: 'Year by year', caption, heads: ['Year', paidHead, growthHead, 'Closing value'], rows, total: growthTotal(rows) }
}
