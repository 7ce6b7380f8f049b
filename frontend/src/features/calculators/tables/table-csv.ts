import { shiftDecimals } from '../../../lib/rounding.ts'
import type { AmountRow } from './amount-table.tsx'

/** Without this mark, Excel assumes the system's old character set and shows "₹" as three other letters. */
const byteOrderMark = '\ufeff'

/** A spreadsheet treats a cell that begins like this as a formula, which could send other cells to an address. */
const formulaStart = /^[=+\-@\t\r]/

function textCell(text: string) {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const amountCell = (paise: number | undefined) => (paise === undefined ? '' : String(shiftDecimals(paise, -2)))

const rowCells = ({ name, paise }: AmountRow) => [textCell(name), ...paise.map(amountCell)]

/**
 * A table of amounts as CSV for spreadsheets: UTF-8 with a byte order mark, lines as in RFC 4180, amounts in rupees without grouping so that
 * spreadsheets read them as numbers. The heads contain the unit.
 */
export function tableCsv(heads: readonly string[], rows: readonly AmountRow[], total?: AmountRow) {
  const [nameHead = '', ...amountHeads] = heads
  const lines = [[nameHead, ...amountHeads.map((head) => `${head} (₹)`)].map(textCell), ...[...rows, ...(total ? [total] : [])].map(rowCells)]
  return fileOf(lines)
}

const fileOf = (lines: readonly (readonly string[])[]) => byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('')

/** A table of texts as CSV. */
export const cellsCsv = (lines: readonly (readonly string[])[]) => fileOf(lines.map((cells) => cells.map(textCell)))

/** A table of texts for the clipboard, separated by tabs. */
export const cellsText = (lines: readonly (readonly string[])[]) => lines.map((cells) => cells.map(clipboardCell).join('\t')).join('\n')

/** A table of amounts for the clipboard, separated by tabs. */
export function tableText(heads: readonly string[], rows: readonly AmountRow[], total?: AmountRow) {
  const [nameHead = '', ...amountHeads] = heads
  const cells = [[nameHead, ...amountHeads.map((head) => `${head} (₹)`)], ...[...rows, ...(total ? [total] : [])].map(rowOfText)]
  return cells.map((row) => row.join('\t')).join('\n')
}

const rowOfText = ({ name, paise }: AmountRow) => [clipboardCell(name), ...paise.map(amountCell)]

function clipboardCell(text: string) {
  const oneCell = text.replace(/\s+/g, ' ')
  return formulaStart.test(oneCell) ? `'${oneCell}` : oneCell
}
