/**
 * The results and rates that have changed since the texts of board and tiles were written, by calculator path: each old number with its current
 * value. Null if the register has no figure for today.
 */
export type BoardUpdates = Readonly<Record<string, Readonly<Record<string, string>> | null>>

const noFigure = { result: '—', text: 'No official figure is available for today.' }

/** Updates the numbers in the texts of a row. `to` may include a query, which has its own entry. */
export function updatedRow<Row extends { result: string; text: string }>(changed: BoardUpdates, to: string, row: Row): Row {
  const pairs = changed[to]
  if (pairs === undefined) return row
  if (pairs === null) return { ...row, ...noFigure }
  const now = (words: string) => Object.entries(pairs).reduce((text, [before, after]) => text.replaceAll(before, after), words)
  return { ...row, result: now(row.result), text: now(row.text) }
}
