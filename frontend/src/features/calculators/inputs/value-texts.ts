import { rupeesInWords } from '../../../lib/amount-in-words.ts'
import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import type { InputLimits, InputUnit } from './input-limits.ts'
import { linkText } from '../links/read-link.ts'
import type { ValueReading } from './read-value.ts'
import { yearsText } from './years-text.ts'

/** Formats a rate with up to four decimals, as many as an input accepts. */
export const rateText = (value: number) => String(roundTo(value, 4))

/** Formats a value with its unit, for use in a sentence. */
export function valueText(unit: InputUnit, value: number) {
  if (unit === 'rupees') return Number.isInteger(value) ? wholeRupees(value) : rupees(value)
  if (unit === 'percent') return percentText(value)
  return unit === 'years' ? yearsText(value) : groupedNumber(value)
}

/** Formats a value for a screen reader: "fifteen lakh rupees". */
export function spokenValue(unit: InputUnit, value: number) {
  if (unit === 'rupees') return rupeesInWords(value)
  return unit === 'percent' ? `${rateText(value)} percent` : valueText(unit, value)
}

/** Formats a value for its field, without the unit, which is beside the field. */
export function fieldText(unit: InputUnit, value: number) {
  if (unit === 'percent') return rateText(value)
  return unit === 'years' ? linkText(value) : groupedNumber(value, Number.isInteger(value) ? 0 : 2)
}

const tooFine: Readonly<Record<InputUnit, string>> = {
  rupees: 'Whole rupees only.',
  percent: 'At most two decimals.',
  years: 'Whole months only, such as “18 months”.',
  count: 'Whole numbers only.',
}

const unreadable: Readonly<Record<InputUnit, string>> = {
  rupees: 'We could not read this amount. Try “15,00,000” or “15 lakh”.',
  percent: 'We could not read this rate. Try “6.5”.',
  years: 'We could not read this time. Try “10” or “18 months”.',
  count: 'We could not read this number. Try “12”.',
}

const decimalsOf: Readonly<Record<number, string>> = { 100: 'At most two decimals.', 10000: 'At most four decimals.' }

/** Formats a possible reading for the field; below one year it is in months ("1,5 months" gives "1.5 months", not "0.13"). */
export function readingText(unit: InputUnit, value: number) {
  if (unit === 'years' && value < 1) return `${linkText(value * 12)} months`
  return unit === 'years' || !Number.isInteger(value) ? linkText(value) : groupedNumber(value)
}

/** The readings that a field offers, as labels of buttons: "₹50.90 credit" or "₹50.90 crore", "₹45,000 debit". */
export function offeredReadings(unit: InputUnit, reading: ValueReading): { words: string; value: number }[] {
  if (!('readings' in reading)) return []
  const { kind, readings } = reading
  const [amount = 0] = readings
  const marks = kind === 'ambiguous' ? [] : kind === 'credit' ? ['credit', 'crore'] : ['debit']
  return readings.map((value, index) => ({ words: marks[index] ? `${valueText(unit, amount)} ${marks[index]}` : readingText(unit, value), value }))
}

function reasonOf({ unit, min, max, parts = 0 }: InputLimits, reading: Exclude<ValueReading, { kind: 'taken' }>) {
  const { kind } = reading
  if (kind === 'below-minimum') return `At least ${valueText(unit, min)}.`
  if (kind === 'above-maximum') return `At most ${valueText(unit, max)}.`
  if (kind === 'too-fine') return decimalsOf[parts] ?? tooFine[unit]
  const offered = offeredReadings(unit, reading)
    .map(({ words }) => words)
    .join(' or ')
  if (kind === 'ambiguous') return `The comma can be read two ways: ${offered}.`
  if (kind === 'credit') return `“Cr” may mean bank credit or crore: ${offered}.`
  if (kind === 'debit') return `A bank’s “Dr” means debit, not crore. Enter only the amount: ${offered}.`
  return kind === 'empty' ? 'Enter a value.' : unreadable[unit]
}

/** Says why a field's text is refused and which value the result uses; undefined if the text is valid. */
export function refusalText(limits: InputLimits, reading: ValueReading, value: number) {
  if (reading.kind === 'taken') return undefined
  return `${reasonOf(limits, reading)} The result is still for ${valueText(limits.unit, value)}.`
}
