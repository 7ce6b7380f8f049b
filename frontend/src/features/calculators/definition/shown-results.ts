import { fieldsOf } from '@artha/contract/unknown-fields'
import { roundTo } from '../../../lib/rounding.ts'
import { roundParts } from '../../../lib/round-parts.ts'
import { decimalsBeside } from '../frame/big-rupees.ts'
import type { CalculatorDescription, ResultRow } from './calculator.ts'
import type { Fields, InputOf } from './field.ts'

/** Returns a result if it is a finite number, else undefined. */
export function resultOf(results: object, id: string) {
  const value = fieldsOf(results)[id]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A result shown beside its parts. A part is a result, a subtracted result ("-rebate") or an amount that the reader entered. */
export interface SumOf<Id extends string> {
  whole: Id
  parts: readonly (Id | `-${Id}` | number)[]
}

/** The results, with wholes and parts rounded so that they add up. A sum with an absent result is left unrounded. */
export function addedUp<Results extends object>(
  results: Results,
  decimals: number,
  ...sums: readonly SumOf<Extract<keyof Results, string>>[]
): Results {
  const shown = { ...fieldsOf(results) }
  for (const { whole, parts } of sums) {
    const named = parts
      .filter((part) => typeof part === 'string')
      .map((part) => ({ id: part.replace(/^-/, ''), sign: part.startsWith('-') ? -1 : 1 }))
    const [value, values] = [resultOf(results, whole), named.map(({ id, sign }) => (resultOf(results, id) ?? Number.NaN) * sign)]
    if (value === undefined || values.some(Number.isNaN)) continue
    const entered = parts.filter((part) => typeof part === 'number').reduce((sum, part) => sum + roundTo(part, decimals), 0)
    shown[whole] = roundTo(value, decimals)
    const rounded = roundParts(values, decimals, roundTo(roundTo(value, decimals) - entered, decimals))
    for (const [at, { id, sign }] of named.entries()) shown[id] = (rounded[at] ?? 0) * sign
  }
  // Only numbers were replaced, by numbers, so the cast is safe.
  return shown as Results
}

/** The number of decimals of all amounts on a calculator's page, as the main result has them. */
export function shownDecimals<Of extends Fields, Results extends object>(
  { isToThePaisa, results }: CalculatorDescription<Of, Results>,
  worked: Results,
  input: InputOf<Of>,
) {
  const [big]: readonly ResultRow[] = results(input)
  const isAmount = big !== undefined && (big.unit ?? 'rupees') === 'rupees'
  return isToThePaisa || !isAmount ? 2 : decimalsBeside(resultOf(worked, big.id))
}

/** The results rounded for display: amounts to this number of decimals, with parts that add up to their whole. */
export function shownResults<Of extends Fields, Results extends object>(
  { isToThePaisa, results, shown }: CalculatorDescription<Of, Results>,
  worked: Results,
  input: InputOf<Of>,
  given: number,
): Results {
  const decimals = isToThePaisa ? 2 : given
  const rows: readonly ResultRow[] = results(input)
  const amounts = rows.flatMap(({ id, unit = 'rupees', isToThePaisa: isExact }) => {
    const value = resultOf(worked, id)
    return unit !== 'rupees' || value === undefined ? [] : [[id, roundTo(value, isExact ? 2 : decimals)] as const]
  })
  return { ...worked, ...Object.fromEntries(amounts), ...shown?.(worked, input, decimals) }
}
