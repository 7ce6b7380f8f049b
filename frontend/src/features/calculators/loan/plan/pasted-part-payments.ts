import { figureIn, timeOf, type PartPaymentRow } from './plan-rows.ts'

/** Reads a part payment from a line: an instalment number or a month first, an amount last. Undefined if the line has neither. */
function rowOf([from = '', ...rest]: readonly string[], { effect }: PartPaymentRow): PartPaymentRow | undefined {
  const [time, amount] = [timeOf(from), figureIn(rest.at(-1), 0.01, 1e12, 'rupees')]
  return time === undefined || amount === undefined ? undefined : { kind: 'once', from: time, amount, effect }
}

/** Reads part payments from a pasted spreadsheet, at most `most`, with the effect of the row `like`. Also returns a message. */
export function pastedPartPayments(cells: readonly string[][], like: PartPaymentRow, most: number): { rows: PartPaymentRow[]; words: string } {
  const read = cells.flatMap((line) => rowOf(line, like) ?? [])
  const rows = read.slice(0, most)
  const words = [
    `Pasted ${rows.length} part-payments.`,
    read.length < cells.length && `${cells.length - read.length} lines lack an amount, or an instalment or month such as 12 or 2027-04.`,
    read.length > rows.length && `${read.length - rows.length} were left out: the plan is full.`,
  ]
  return { rows, words: words.filter(Boolean).join(' ') }
}
