import type { InputLimits } from '../inputs/input-limits.ts'
import { readValue, type Refusal } from '../inputs/read-value.ts'
import { yearsText } from '../inputs/years-text.ts'

/** The reasons why a link's value is not used; the page has the messages. */
export type LinkNoteReason = Refusal | 'ambiguous' | 'credit' | 'debit' | 'unreadable' | 'unknown-choice' | 'too-many-rows'

/** A changed value of a link: its parameter, the given text and the value used instead; for rows, the number left out. */
export type LinkNote = { parameter: string; reason: LinkNoteReason; given: string; used: number | string; left?: number }

/** The result of reading a link: complete input within the limits, and a note for each changed value. */
export type LinkReading<Input> = { input: Input; notes: LinkNote[] }

/** The longest text that a note repeats, in characters, since a link can be of any length. */
const longestGiven = 40

export const shortened = (given: string) => ([...given].length > longestGiven ? `${[...given].slice(0, longestGiven - 1).join('')}…` : given)

/** Reads a value from a link's text. An empty text gives the initial value without a note. */
export function valueFromLink(limits: InputLimits, parameter: string, given: string, notes: LinkNote[]) {
  const reading = readValue(limits, given)
  if (reading.kind === 'taken') return reading.value
  if (reading.kind === 'empty') return limits.initial
  const used = 'nearest' in reading ? reading.nearest : limits.initial
  notes.push({ parameter, reason: reading.kind, given: shortened(given), used })
  return used
}

/**
 * The term of a link in months, from `years` and `months` together; `limits` are for the years. If one of the two is unreadable, both are ignored,
 * because one alone would be a wrong term.
 */
export function termFromLink(limits: InputLimits, query: URLSearchParams, notes: LinkNote[]) {
  const [years, months] = [query.get('years')?.trim() ?? '', query.get('months')?.trim() ?? '']
  const inMonths = (value: number) => Math.round(value * 12)
  if (months === '') return inMonths(valueFromLink(limits, 'years', years, notes))
  const [most, initial] = [inMonths(limits.max), inMonths(limits.initial)]
  const own: LinkNote[] = []
  const monthLimits: InputLimits = { unit: 'count', min: 0, max: most, step: 1, initial: 0, isMonths: true }
  const sum = inMonths(valueFromLink({ ...limits, min: 0, initial: 0 }, 'years', years, own)) + valueFromLink(monthLimits, 'months', months, own)
  const unread = own.find(({ reason }) => reason === 'ambiguous' || reason === 'unreadable')
  notes.push(...(unread ? [{ ...unread, used: yearsText(initial / 12) }] : own))
  if (unread) return initial
  const used = Math.min(most, Math.max(inMonths(limits.min), sum))
  if (used !== sum)
    notes.push({ parameter: 'years', reason: sum > used ? 'above-maximum' : 'below-minimum', given: yearsText(sum / 12), used: yearsText(used / 12) })
  return used
}

/** Reads each parameter of a link by its limits; of a repeated parameter, the first value counts. */
export function readParameters<Name extends string>(
  limits: Readonly<Record<Name, InputLimits>>,
  query: URLSearchParams,
): LinkReading<Record<Name, number>> {
  const notes: LinkNote[] = []
  // `namesOf` and `tableOf` of the contract would do the same, but add a tenth of a kilobyte to every calculator.
  const names = Object.keys(limits) as Name[]
  const input = Object.fromEntries(names.map((name) => [name, valueFromLink(limits[name], name, query.get(name) ?? '', notes)]))
  // Each name has a value now, so the cast is safe.
  return { input: input as Record<Name, number>, notes }
}

/** Formats a value for a link, with at most two decimals. */
export const linkText = (value: number) => String(Math.round(value * 100) / 100)
