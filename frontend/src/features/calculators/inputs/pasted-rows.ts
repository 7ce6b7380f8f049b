import type { InputLimits } from './input-limits.ts'
import { cleanLabel, mostRows, type LabelledAmount } from './labelled-amounts.ts'
import { readValue } from './read-value.ts'

/** The cells of a pasted spreadsheet, one array per line; undefined for text that belongs in one field. */
export function pastedCells(text: string): string[][] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.length < 2 && !text.includes('\t')) return undefined
  const cells = lines.map((line) => line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim()))
  // A first line without digits holds column names
  return cells.length > 1 && !/\p{Nd}/u.test(lines[0] ?? '') ? cells.slice(1) : cells
}

/** The value of a cell; undefined if a field would refuse it. */
function amountIn(limits: InputLimits, cell: string) {
  const reading = readValue(limits, cell)
  return reading.kind === 'taken' ? reading.value : undefined
}

interface Paste {
  rows: readonly LabelledAmount[]
  cells: readonly string[][]
  /** The row and column of the paste. A single pasted column goes into this column. */
  at: number
  column: 'label' | 'amount'
  limits: InputLimits
}

/** The rows after a paste, and a message about it. */
export interface Pasted {
  rows: LabelledAmount[]
  words: string
}

const listed = (numbers: readonly number[]) => `${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ` and ${numbers.length - 5} more` : ''}`

/** Pastes cells over the rows from `at` on, as a spreadsheet does. The first cell is the name, the last readable one the amount. */
export function pasteRows({ rows, cells, at, column, limits }: Paste): Pasted {
  const unread: number[] = []
  const fresh = cells.slice(0, mostRows - at).map((line, index): LabelledAmount => {
    const { label, amount } = rows[at + index] ?? { label: '', amount: limits.initial }
    const [first = ''] = line
    if (line.length === 1 && column === 'label') return { label: cleanLabel(first), amount }
    const read = (line.length === 1 ? line : line.slice(1)).map((cell) => amountIn(limits, cell)).findLast((each) => each !== undefined)
    if (read === undefined) unread.push(at + index + 1)
    return { label: line.length === 1 ? label : cleanLabel(first), amount: read ?? limits.initial }
  })
  const left = cells.length - fresh.length
  return {
    rows: [...rows.slice(0, at), ...fresh, ...rows.slice(at + fresh.length)],
    words: [
      `Pasted ${fresh.length} rows.`,
      unread.length > 0 && `We could not read the amount in row ${listed(unread)}.`,
      left > 0 && `${left} more rows were left out: a list holds up to ${mostRows}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}
