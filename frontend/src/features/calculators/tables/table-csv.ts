import { shiftDecimals } from '../../../lib/rounding.ts'
import type { AmountRow } from './amount-table.tsx'

/** Without it Excel takes the file for one of the system's old character set, and "₹" for three other letters. */
const byteOrderMark = '\ufeff'

/** A cell that begins so is a formula to a spreadsheet, and could fetch an address with what stands in the other cells. */
const formulaStart = /^[=+\-@\t\r]/

function textCell(text: string) {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const amountCell = (paise: number | undefined) => (paise === undefined ? '' : String(shiftDecimals(paise, -2)))

const rowCells = ({ name, paise }: AmountRow) => [textCell(name), ...paise.map(amountCell)]

/**
 * A table of amounts as a file that spreadsheets open: UTF-8 with its mark, lines as RFC 4180 has them, amounts in rupees
 * without grouping so that they can be counted with. The unit stands in the heads.
 */
export function tableCsv(heads: readonly string[], rows: readonly AmountRow[], total?: AmountRow) {
  const [nameHead = '', ...amountHeads] = heads
  const lines = [[nameHead, ...amountHeads.map((head) => `${head} (₹)`)].map(textCell), ...[...rows, ...(total ? [total] : [])].map(rowCells)]
  return fileOf(lines)
}

const fileOf = (lines: readonly (readonly string[])[]) => byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('')

/** A table of texts as such a file. */
export const cellsCsv = (lines: readonly (readonly string[])[]) => fileOf(lines.map((cells) => cells.map(textCell)))

/** The same for the clipboard. */
export const cellsText = (lines: readonly (readonly string[])[]) => lines.map((cells) => cells.map(clipboardCell).join('\t')).join('\n')

/** The same for the clipboard, as spreadsheets take cells: parted by tabs. */
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
