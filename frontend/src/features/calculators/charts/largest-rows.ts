import type { LabelledAmount } from '../inputs/labelled-amounts.ts'

/** The largest amounts first, with the rest combined so that there are at most `most` rows. Zero amounts are left out. */
export function largestRows(rows: readonly LabelledAmount[], most: number): LabelledAmount[] {
  const sorted = rows.filter(({ amount }) => amount > 0).sort((one, other) => other.amount - one.amount)
  if (sorted.length <= most) return sorted
  const rest = sorted.slice(most - 1)
  const amount = rest.reduce((sum, row) => sum + row.amount, 0)
  return [...sorted.slice(0, most - 1), { label: `${rest.length} smaller items`, amount }]
}
