import { inPaise } from '../tables/running-rounds.ts'
import type { CalculatorDescription, ResultRow, TableOf } from './calculator.ts'
import { fieldValueText } from './compare-input.ts'
import type { Fields, InputOf } from './field.ts'
import { isRefused } from './refusal.ts'
import { resultOf, shownResults } from './shown-results.ts'

/** In percentage points: below, at and above the assumed rate. */
const around = [-2, 0, 2]

/** The results at three rates, because the assumed rate is not a forecast. Undefined if no rate is assumed. */
export function threeRates<Of extends Fields, Worked extends object>(
  of: CalculatorDescription<Of, Worked>,
  input: InputOf<Of>,
  today: string,
): TableOf | undefined {
  const { fields, assumed, work, results } = of
  const field = assumed === undefined ? undefined : fields[assumed]
  if (assumed === undefined || field?.kind !== 'number') return undefined
  const rows: readonly ResultRow[] = results(input)
    .filter(({ unit = 'rupees' }) => unit === 'rupees')
    .slice(0, 3)
  const { min, max } = field.limits
  const rates = around.map((points) => Math.min(max, Math.max(min, Number(input[assumed]) + points)))
  const lines = [...new Set(rates)].map((rate) => {
    const other = { ...input, [assumed]: rate }
    const worked = work(other, today)
    const shown = isRefused(worked) ? {} : shownResults(of, worked, other, 0)
    const paise = rows.map(({ id }) => resultOf(shown, id)).map((value) => (value === undefined ? undefined : inPaise(value, 'rupee')))
    return { name: fieldValueText(field, rate), paise }
  })
  return {
    title: 'At other rates',
    caption: `${field.label}: assumed, not a forecast; in rupees`,
    heads: [field.label, ...rows.map(({ name }) => name)],
    rows: lines,
  }
}
