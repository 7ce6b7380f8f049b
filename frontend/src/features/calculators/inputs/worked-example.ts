import { startRows, type LabelledAmount, type RowList } from './labelled-amounts.ts'

/** Rows that a list starts with, with the amounts of the worked example. */
export const exampleRows = (list: RowList, amounts: readonly number[]): LabelledAmount[] =>
  startRows(list).map((row, at) => ({ ...row, amount: amounts[at] ?? 0 }))

/** The names stay, the amounts go. */
export const cleared = (rows: readonly LabelledAmount[]): LabelledAmount[] => rows.map((row) => ({ ...row, amount: 0 }))

/** A first change of the example's rows: what was changed stays, the amounts of all others go. */
export const changedOf = (rows: readonly LabelledAmount[], example: readonly LabelledAmount[]): LabelledAmount[] =>
  rows.map((row) => (example.includes(row) ? { ...row, amount: 0 } : row))
