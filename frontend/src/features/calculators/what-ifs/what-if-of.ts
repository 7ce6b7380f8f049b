import type { CalculatorDescription } from '../definition/calculator.ts'
import type { Field, Fields, InputOf } from '../definition/field.ts'
import { isRefused } from '../definition/refusal.ts'
import { shownDecimals, shownResults } from '../definition/shown-results.ts'

/** True if a field accepts the value. */
function isTaken(field: Field | undefined, value: unknown) {
  if (field?.kind !== 'number' && field?.kind !== 'term') return true
  const size = Number(value) / (field.kind === 'term' ? 12 : 1)
  return size >= field.limits.min && size <= field.limits.max
}

/** The most common what-if of a calculator in one line, calculated by its own rule. Undefined if it has none or there is no answer. */
export function whatIfOf<Of extends Fields, Results extends object>(
  of: CalculatorDescription<Of, Results>,
  input: InputOf<Of>,
  today: string,
): string | undefined {
  const { fields, work, whatIf } = of
  const change = whatIf?.change(input)
  if (change === undefined || !Object.entries(change).every(([name, value]) => isTaken(fields[name], value))) return undefined
  const changed = { ...input, ...change }
  const [now, then] = [work(input, today), work(changed, today)]
  if (isRefused(then)) return undefined
  // Rounded as displayed, so that the difference matches the displayed amounts
  const shown = (worked: Results, each: InputOf<Of>) => shownResults(of, worked, each, shownDecimals(of, worked, each))
  return whatIf?.words(shown(then, changed), isRefused(now) ? undefined : shown(now, input), changed)
}
