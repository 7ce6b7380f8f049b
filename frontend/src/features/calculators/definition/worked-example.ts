import type { LabelledAmount } from '../inputs/labelled-amounts.ts'
import type { Field, Fields, InputOf } from './field.ts'

/** All lists of rows of an input. */
const rowsIn = (input: Readonly<Record<string, unknown>>) => Object.values(input).filter((value): value is LabelledAmount[] => Array.isArray(value))

/** The initial value of an example's field: a number or rows. */
const startOf = (field: Field) => (field.kind === 'number' ? field.limits.initial : field.kind === 'rows' ? field.initial : undefined)

/** True while every field has its initial value. Rows are compared by identity, so rows from a link never count as the example. */
export const isExample = <Of extends Fields>(fields: Of, input: InputOf<Of>) =>
  Object.entries(fields).every(([name, field]) => input[name] === startOf(field))

const emptied = (rows: readonly LabelledAmount[], isEmptied: (row: LabelledAmount) => boolean) =>
  rows.map((row) => (isEmptied(row) ? { ...row, amount: 0 } : row))

/** Copies the input, mapping each list of rows and each other value. */
function remade<Of extends Fields>(input: InputOf<Of>, rowsOf: (rows: LabelledAmount[]) => LabelledAmount[], numberOf: (value: unknown) => unknown) {
  // The only arrays of an input are rows.
  const values = Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? rowsOf(value as LabelledAmount[]) : numberOf(value)])
  // The fields and the kinds of their values are the same, so the cast is safe.
  return Object.fromEntries(values) as InputOf<Of>
}

/** The example with all amounts at zero; the names of its rows stay. */
export const cleared = <Of extends Fields>(input: InputOf<Of>) =>
  remade(
    input,
    (rows) => emptied(rows, () => true),
    () => 0,
  )

/** The first change to the example: changed rows stay, all other amounts become zero. */
export function changedExample<Of extends Fields>(example: InputOf<Of>, changed: InputOf<Of>) {
  const known = rowsIn(example).flat()
  return remade(
    changed,
    (rows) => emptied(rows, (row) => known.includes(row)),
    (value) => value,
  )
}
