import type { InputLimits } from './input-limits.ts'
import { cleanLabel, mostRows, type LabelledAmount } from './labelled-amounts.ts'
import { readValue } from './read-value.ts'

/** The cells of a copied sheet, a line each; undefined for a text that goes into one field. */
export function pastedCells(text: string): string[][] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.length < 2 && !text.includes('\t')) return undefined
  const cells = lines.map((line) => line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim()))
  // Names of columns have no figure
  return cells.length > 1 && !/\p{Nd}/u.test(lines[0] ?? '') ? cells.slice(1) : cells
}

/** The value that a cell gives; undefined for what is refused in a field too. */
function amountIn(limits: InputLimits, cell: string) {
  const reading = readValue(limits, cell)
  return reading.kind === 'taken' ? reading.value : undefined
}

interface Paste {
  rows: readonly LabelledAmount[]
  cells: readonly string[][]
  /** The row and the column that it was pasted into: a single column goes there. */
  at: number
  column: 'label' | 'amount'
  limits: InputLimits
}

/** What comes of a paste: the rows, and what is said of it. */
export interface Pasted {
  rows: LabelledAmount[]
  words: string
}

const listed = (numbers: readonly number[]) => `${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ` and ${numbers.length - 5} more` : ''}`

/** The rows with those of a sheet from one row on, as a sheet does it: the first cell is the name, the last one that can be read the amount. */
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
