/**
 * What has changed since the words of board and tiles were written, by the path of the calculator: each old figure with the one
 * that the register gives now; null where the register has none for today.
 */
export type ChangedWords = Readonly<Record<string, Readonly<Record<string, string>> | null>>

const noFigure = { figure: '—', text: 'No official figure is available for today.' }

/** The words of a row as they are now; `to` may have a query, which is a case of its own. */
export function currentWords<Row extends { figure: string; text: string }>(changed: ChangedWords, to: string, row: Row): Row {
  const pairs = changed[to]
  if (pairs === undefined) return row
  if (pairs === null) return { ...row, ...noFigure }
  const now = (words: string) => Object.entries(pairs).reduce((text, [before, after]) => text.replaceAll(before, after), words)
  return { ...row, figure: now(row.figure), text: now(row.text) }
}
