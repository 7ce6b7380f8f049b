import type { LabelledAmount } from '../inputs/labelled-amounts.ts'

/** The largest amounts first, and what is left of them as one, so that there are at most so many; what is 0 is left out. */
export function largestRows(rows: readonly LabelledAmount[], most: number): LabelledAmount[] {
  const sorted = rows.filter(({ amount }) => amount > 0).sort((one, other) => other.amount - one.amount)
  if (sorted.length <= most) return sorted
  const rest = sorted.slice(most - 1)
  const amount = rest.reduce((sum, row) => sum + row.amount, 0)
  return [...sorted.slice(0, most - 1), { label: `${rest.length} smaller items`, amount }]
}
