import type { ComparedRow } from './compared-row.ts'

/** A line of the table: its name, and what stands there in each column. */
export interface ComparedLine {
  name: string
  isResult: boolean
  texts: readonly string[]
}

/** Columns have lines of their own: a salary in the old regime has a rent, a plan its months. Each line stands after the one that it follows in its column. */
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

/** What is paid in once a year and what is paid in altogether may have one name: an input and a result are two lines. */
const identified = (rows: readonly ComparedRow[]) =>
  rows.map((row) => ({ row, id: `${row.result !== undefined || row.isResult ? 'result' : 'input'}: ${row.name}` }))
