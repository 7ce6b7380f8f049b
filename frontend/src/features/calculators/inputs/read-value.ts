import { parseNumber, type ParsedNumber } from '../../../lib/parse-number.ts'
import { nearestAllowed, type InputLimits } from './input-limits.ts'

/** The reasons why a number is refused. */
export const refusals = ['below-minimum', 'above-maximum', 'too-fine'] as const
export type Refusal = (typeof refusals)[number]

/**
 * The result of reading a text from a field or a link. A field shows the refusal and keeps the text; a link uses `nearest`. For empty, unreadable and
 * ambiguous texts, and those marked credit or debit, the last result stays on screen.
 */
export type ValueReading =
  | { kind: 'taken'; value: number }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'ambiguous' | 'credit' | 'debit'; readings: readonly number[] }
  | { kind: Refusal; nearest: number }

/** Links give years with two decimals, so a value this near to a whole month means that month. */
const half = 0.005000001

const time = /^(?:(.+?)\s*(?:years?|yrs?|y|साल|वर्ष)\.?)?(?:\s*(?:,|and|और)?\s*([^a-z]+?)\s*(?:months?|mths?|mos?|m|महीने|महीना|माह)\.?)?$/i

function times(parsed: ParsedNumber, factor: number): ParsedNumber {
  if (parsed.kind === 'number') return { kind: 'number', value: parsed.value * factor }
  return parsed.kind === 'ambiguous' ? { kind: 'ambiguous', readings: [parsed.readings[0] * factor, parsed.readings[1] * factor] } : parsed
}

/** Reads months from "10 years", "18 months", "2 years 6 months", "2y6m" or "12 महीने". `plain` is the number of months that a bare number counts. */
function parseMonths(text: string, plain: 1 | 12): ParsedNumber {
  const [all, years, months] = time.exec(text.trim()) ?? []
  const read = (part: string) => parseNumber(part, 'bare')
  if (!all) return times(read(text), plain)
  if (months === undefined) return times(read(years ?? ''), 12)
  if (years === undefined) return read(months)
  const [whole, rest] = [read(years), read(months)]
  const isRead = whole.kind === 'number' && rest.kind === 'number' && whole.value >= 0 && rest.value >= 0
  return isRead ? { kind: 'number', value: whole.value * 12 + rest.value } : { kind: 'unreadable' }
}

const dressOf = { rupees: 'rupees', percent: 'percent', count: 'bare' } as const

function parsedFor({ unit, isMonths }: InputLimits, text: string) {
  if (unit === 'years') return times(parseMonths(text, 12), 1 / 12)
  return isMonths ? parseMonths(text, 1) : parseNumber(text, dressOf[unit])
}

const fromBank = (parsed: Extract<ParsedNumber, { kind: 'credit' | 'debit' }>): ValueReading =>
  parsed.kind === 'debit' ? { kind: 'debit', readings: [parsed.amount] } : parsed

/** Reads a text for an input; see the parts of each unit in input-limits.ts. */
export function readValue(limits: InputLimits, text: string): ValueReading {
  const parsed = parsedFor(limits, text)
  const { unit, min, max } = limits
  if (parsed.kind === 'too-large') return { kind: 'above-maximum', nearest: max }
  if (parsed.kind === 'credit' || parsed.kind === 'debit') return unit === 'rupees' ? fromBank(parsed) : { kind: 'unreadable' }
  if (parsed.kind !== 'number') return parsed
  const nearest = nearestAllowed(limits, parsed.value)
  const exact = unit === 'years' ? Math.abs(parsed.value - nearest) < half : parsed.value === nearest
  if (exact) return { kind: 'taken', value: nearest }
  if (parsed.value < min) return { kind: 'below-minimum', nearest }
  if (parsed.value > max) return { kind: 'above-maximum', nearest }
  return { kind: 'too-fine', nearest }
}
