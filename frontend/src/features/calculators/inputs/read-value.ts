import { parseNumber } from '../../../lib/parse-number.ts'
import { nearestAllowed, type InputLimits, type InputUnit } from './input-limits.ts'

/** Why a text does not give the value that stands in it. */
export const refusals = ['below-minimum', 'above-maximum', 'too-fine'] as const
export type Refusal = (typeof refusals)[number]

/**
 * What a field's or a link's text says for an input. A field shows the refusal and keeps the text as it is; a link takes
 * `nearest`. Empty and unreadable texts keep the last result on screen.
 */
export type ValueReading =
  | { kind: 'taken', value: number }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: Refusal, nearest: number }

/** Links give years with two decimals, so that a value so near to a whole month is meant to be that month. */
const half = 0.005000001

const unitWords: Readonly<Record<InputUnit, RegExp>> = {
  rupees: /(?!)/,
  percent: /(?!)/,
  years: /\s*(?:years?|yrs?|y)\.?\s*$/i,
  count: /(?!)/,
}

const months = /^(.*?)\s*(?:months?|mths?|mo)\.?\s*$/i

/** Years as people give them: "10", "10 years", "18 months". */
function parseIn(unit: InputUnit, text: string) {
  const inMonths = unit === 'years' ? months.exec(text) : null
  const parsed = parseNumber(inMonths ? (inMonths[1] ?? '') : text.replace(unitWords[unit], ''))
  return inMonths && parsed.kind === 'number' ? { ...parsed, value: parsed.value / 12 } : parsed
}

/** Reads a text for an input; see the parts of each unit in input-limits.ts. */
export function readValue(limits: InputLimits, text: string): ValueReading {
  const parsed = parseIn(limits.unit, text)
  if (parsed.kind === 'too-large') return { kind: 'above-maximum', nearest: limits.max }
  if (parsed.kind !== 'number') return { kind: parsed.kind }
  const nearest = nearestAllowed(limits, parsed.value)
  if (parsed.value < limits.min) return { kind: 'below-minimum', nearest }
  if (parsed.value > limits.max) return { kind: 'above-maximum', nearest }
  const exact = limits.unit === 'years' ? Math.abs(parsed.value - nearest) < half : parsed.value === nearest
  return exact ? { kind: 'taken', value: nearest } : { kind: 'too-fine', nearest }
}
