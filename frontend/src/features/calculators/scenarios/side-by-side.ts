import type { ComparedRow } from './compared-row.ts'

/** A row of the table: its name, and a text for each column. */
export interface ComparedLine {
  name: string
  isResult: boolean
  texts: readonly string[]
}

/**
 * Merges the rows of all columns. Columns may have different rows: only a salary in the old regime has a rent. A row that is new comes after the row
 * that precedes it in its own column.
 */
export function sideBySide(columns: readonly (readonly ComparedRow[])[]): ComparedLine[] {
  const withIds = columns.map(identified)
  const ids: string[] = []
  for (const rows of withIds) {
    let at = 0
    for (const { id } of rows) {
      const known = ids.indexOf(id)
      if (known < 0) ids.splice(at, 0, id)
      at = (known < 0 ? at : known) + 1
    }
  }
  return ids.map((id) => {
    const cells = withIds.map((rows) => rows.find((row) => row.id === id)?.row)
    return {
      name: cells.find((cell) => cell !== undefined)?.name ?? '',
      isResult: cells.some((cell) => cell?.result !== undefined || cell?.isResult),
      texts: cells.map((cell) => cell?.text ?? '—'),
    }
  })
}

/** Adds an id to each row. An input and a result with the same name, such as the annual and the total payment, get different ids. */
const identified = (rows: readonly ComparedRow[]) =>
  rows.map((row) => ({ row, id: `${row.result !== undefined || row.isResult ? 'result' : 'input'}: ${row.name}` }))
