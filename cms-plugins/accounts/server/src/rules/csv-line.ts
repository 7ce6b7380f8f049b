/** What spreadsheets take for the beginning of a formula, full-width forms included; a tab or a line break may hide one. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠|]|^[\t\r\n]/

/**
 * One line of a CSV file (RFC 4180). A username could otherwise be a formula that the spreadsheet of an administrator runs
 * when the export is opened (CWE-1236): such a cell gets an apostrophe in front, which spreadsheets read as "this is text".
 */
export function csvLine(cells: string[]): string {
  const quoted = cells.map((cell) => `"${(formulaStart.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`)
  return `${quoted.join(',')}\r\n`
}
