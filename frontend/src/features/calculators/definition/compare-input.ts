import { fieldsOf } from '@artha/contract/unknown-fields'
import { groupedNumber } from '../../../lib/money.ts'
import { valueText } from '../inputs/value-texts.ts'
import type { LabelledAmount } from '../inputs/labelled-amounts.ts'
import { listText, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import type { CalculatorDescription, ResultRow } from './calculator.ts'
import type { Field, Fields, InputOf } from './field.ts'
import { isRefused } from './refusal.ts'
import { resultText } from './result-text.ts'
import { resultOf, shownResults } from './shown-results.ts'

const rowsIn = (value: unknown) => (Array.isArray(value) ? value.map(fieldsOf) : [])

/** Formats a field's value as text. */
export function fieldValueText(field: Field, value: unknown): string {
  if (field.kind === 'number') return valueText(field.limits.unit, Number(value))
  if (field.kind === 'term') return valueText('years', Number(value) / 12)
  if (field.kind === 'choice') return field.options[String(value)] ?? String(value)
  if (field.kind === 'day' || field.kind === 'carried') return String(value)
  // A rows field always holds an array of rows.
  if (field.by === 'name') return listText(value as readonly LabelledAmount[])
  return rowsIn(value)
    .map(({ label, amount }) => `${String(label)}: ${groupedNumber(Number(amount))}`)
    .join('; ')
}

function resultLine({ id, name, unit = 'rupees' }: ResultRow, results: object): ComparedRow {
  const value = resultOf(results, id)
  return unit === 'rupees' || value === undefined ? rupeesRow(name, value) : { name, text: resultText(value, unit), isResult: true }
}

/** True if a number field is 0 and starts at 0. */
const isNothing = (field: Field, value: unknown) => field.kind === 'number' && value === 0 && field.limits.initial === 0

/** Inputs and results, one row each, without the fields that do not affect the result. */
export function compareInput<Of extends Fields, Worked extends object>(
  of: CalculatorDescription<Of, Worked>,
  input: InputOf<Of>,
  today: string,
): ComparedRow[] {
  const { fields, unused, work, results } = of
  const worked = work(input, today)
  const left: readonly string[] = unused?.(input) ?? []
  const lines = Object.entries(fields)
    .filter(([name, field]) => !left.includes(name) && input[name] !== '' && field.kind !== 'carried')
    .map(([name, field]) => ({ name: field.label, text: fieldValueText(field, input[name]), isUnset: isNothing(field, input[name]) }))
  const shown = isRefused(worked) ? {} : shownResults(of, worked, input, 2)
  return [...lines, ...results(input).map((row) => resultLine(row, shown))]
}
