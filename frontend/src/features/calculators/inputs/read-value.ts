import { parseNumber, type ParsedNumber } from '../../../lib/parse-number.ts'
import { nearestAllowed, type InputLimits } from './input-limits.ts'

/** Why a text does not give the value that stands in it. */
export const refusals = ['below-minimum', 'above-maximum', 'too-fine'] as const
export type Refusal = (typeof refusals)[number]

/**
 * What a field's or a link's text says for an input. A field shows the refusal and keeps the text as it is; a link takes
 * `nearest`. Empty, unreadable and ambiguous texts keep the last result on screen.
 */
export type ValueReading =
  | { kind: 'taken'; value: number }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'ambiguous'; readings: readonly [number, number] }
  | { kind: Refusal; nearest: number }

/** Links give years with two decimals, so that a value so near to a whole month is meant to be that month. */
const half = 0.005000001

const inYears = /^(.*?)\s*(?:years?|yrs?|y|साल|वर्ष)\.?\s*$/i
const inMonths = /^(.*?)\s*(?:months?|mths?|mos?|m|महीने|महीना|माह)\.?\s*$/i
const inBoth = /^(.+?)\s*(?:years?|yrs?|y|साल|वर्ष)\.?\s*(?:,|and|और)?\s*([^a-z]+?)\s*(?:months?|mths?|mos?|m|महीने|महीना|माह)\.?\s*$/i

function inTwelfths(parsed: ParsedNumber): ParsedNumber {
  if (parsed.kind === 'number') return { kind: 'number', value: parsed.value / 12 }
  return parsed.kind === 'ambiguous' ? { kind: 'ambiguous', readings: [parsed.readings[0] / 12, parsed.readings[1] / 12] } : parsed
}

/** Years as people give them: "10", "10 years", "18 months", "2 years 6 months", "2y6m", "12 महीने". */
function parseYears(text: string): ParsedNumber {
  const both = inBoth.exec(text)
  if (both) {
    const [years, months] = [parseNumber(both[1] ?? ''), parseNumber(both[2] ?? '')]
    return years.kind === 'number' && months.kind === 'number' ? { kind: 'number', value: years.value + months.value / 12 } : { kind: 'unreadable' }
  }
  const months = inMonths.exec(text)
  if (months) return inTwelfths(parseNumber(months[1] ?? ''))
  return parseNumber(inYears.exec(text)?.[1] ?? text)
}

/** Reads a text for an input; see the parts of each unit in input-limits.ts. */
export function readValue(limits: InputLimits, text: string): ValueReading {
  const parsed = limits.unit === 'years' ? parseYears(text) : parseNumber(text)
  const { min, max } = limits
  if (parsed.kind === 'too-large') return { kind: 'above-maximum', nearest: max }
  if (parsed.kind !== 'number') return parsed
  const nearest = nearestAllowed(limits, parsed.value)
  const exact = limits.unit === 'years' ? Math.abs(parsed.value - nearest) < half : parsed.value === nearest
  if (exact) return { kind: 'taken', value: nearest }
  if (parsed.value < min) return { kind: 'below-minimum', nearest }
  if (parsed.value > max) return { kind: 'above-maximum', nearest }
  return { kind: 'too-fine', nearest }
}
