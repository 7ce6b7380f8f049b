/** Matches text that spreadsheets read as a formula, also in full-width forms or after a tab or line break. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠|]|^[\t\r\n]/

/**
 * Returns one line of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula (CWE-1236), such as a username, gets a
 * leading apostrophe, which spreadsheets read as "this is text".
 */
export function csvLine(cells: string[]): string {
  const quoted = cells.map((cell) => `"${(formulaStart.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`)
  return `${quoted.join(',')}\r\n`
}
