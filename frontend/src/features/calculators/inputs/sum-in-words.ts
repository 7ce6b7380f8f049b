import { exactRupees, rupees } from '../../../lib/money.ts'
import type { LabelledAmount } from './labelled-amounts.ts'

/** Formats a sum with its parts: "All income: ₹60,000 + ₹5,000 = ₹65,000.00". */
export const sumInWords = (what: string, rows: readonly LabelledAmount[], sum: number) =>
  `${what}: ${rows.map(({ amount }) => exactRupees(amount)).join(' + ')} = ${rupees(sum)}`
