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

const yearWord = '(?:years?|yrs?|y|सालों|साल|वर्षों|वर्ष)'
const monthWord = '(?:months?|mths?|mos?|m|महीनों|महीने|महीना|माह)'
const inYears = new RegExp(`^(.*?)\\s*${yearWord}\\.?\\s*$`, 'i')
const inMonths = new RegExp(`^(.*?)\\s*${monthWord}\\.?\\s*$`, 'i')
const inBoth = new RegExp(`^(.+?)\\s*${yearWord}\\.?\\s*(?:,|and|और)?\\s*([^a-z]+?)\\s*${monthWord}\\.?\\s*$`, 'i')

function times(parsed: ParsedNumber, factor: number): ParsedNumber {
  if (parsed.kind === 'number') return { kind: 'number', value: parsed.value * factor }
  return parsed.kind === 'ambiguous' ? { kind: 'ambiguous', readings: [parsed.readings[0] * factor, parsed.readings[1] * factor] } : parsed
}

/** Months as people give them: "10 years", "18 months", "2 years 6 months", "2y6m", "12 महीने"; `plain` is what a number alone counts. */
function parseMonths(text: string, plain: 1 | 12): ParsedNumber {
  const both = inBoth.exec(text)
  if (both) {
    const [years, months] = [parseNumber(both[1] ?? '', 'bare'), parseNumber(both[2] ?? '', 'bare')]
    const isRead = years.kind === 'number' && months.kind === 'number' && years.value >= 0 && months.value >= 0
    return isRead ? { kind: 'number', value: years.value * 12 + months.value } : { kind: 'unreadable' }
  }
  const months = inMonths.exec(text)
  if (months) return notEmpty(parseNumber(months[1] ?? '', 'bare'))
  const years = inYears.exec(text)
  return years ? times(notEmpty(parseNumber(years[1] ?? '', 'bare')), 12) : times(parseNumber(text, 'bare'), plain)
}

/** "months" alone says no number, but it says something. */
const notEmpty = (parsed: ParsedNumber): ParsedNumber => (parsed.kind === 'empty' ? { kind: 'unreadable' } : parsed)

const dressOf = { rupees: 'rupees', percent: 'percent', count: 'bare' } as const

function parsedFor({ unit, isMonths }: InputLimits, text: string) {
  if (unit === 'years') return times(parseMonths(text, 12), 1 / 12)
  return isMonths ? parseMonths(text, 1) : parseNumber(text, dressOf[unit])
}

/** Reads a text for an input; see the parts of each unit in input-limits.ts. */
export function readValue(limits: InputLimits, text: string): ValueReading {
  const parsed = parsedFor(limits, text)
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
