import type { LabelledAmount } from '../inputs/labelled-amounts.ts'
import type { Field, Fields, InputOf } from './field.ts'

/** The value of each field of rows. */
const rowsIn = (input: Readonly<Record<string, unknown>>) => Object.values(input).filter((value): value is LabelledAmount[] => Array.isArray(value))

/** What a field of an example starts with: a number, or its rows. */
const startOf = (field: Field) => (field.kind === 'number' ? field.limits.initial : field.kind === 'rows' ? field.initial : undefined)

/** True while every field holds what it starts with. The rows of a link are others, whatever they say. */
export const isExample = <Of extends Fields>(fields: Of, input: InputOf<Of>) =>
  Object.entries(fields).every(([name, field]) => input[name] === startOf(field))

const emptied = (rows: readonly LabelledAmount[], isEmptied: (row: LabelledAmount) => boolean) =>
  rows.map((row) => (isEmptied(row) ? { ...row, amount: 0 } : row))

/** The input with each list of rows made anew, and each number by itself. */
function remade<Of extends Fields>(input: InputOf<Of>, rowsOf: (rows: LabelledAmount[]) => LabelledAmount[], numberOf: (value: unknown) => unknown) {
  // The only lists of an input are its rows.
  const values = Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? rowsOf(value as LabelledAmount[]) : numberOf(value)])
  // The same fields, each with a value of its kind.
  return Object.fromEntries(values) as InputOf<Of>
}

/** The example without its amounts; the names of its rows stay. */
export const cleared = <Of extends Fields>(input: InputOf<Of>) =>
  remade(
    input,
    (rows) => emptied(rows, () => true),
    () => 0,
  )

/** A first change of the example: the rows that were changed stay, the amounts of all others go. */
export function changedExample<Of extends Fields>(example: InputOf<Of>, changed: InputOf<Of>) {
  const known = rowsIn(example).flat()
  return remade(
    changed,
    (rows) => emptied(rows, (row) => known.includes(row)),
    (value) => value,
  )
}
