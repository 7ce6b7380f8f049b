import type { InputLimits } from '../inputs/input-limits.ts'
import { readValue, type Refusal } from '../inputs/read-value.ts'
import { yearsText } from '../inputs/years-text.ts'

/** Why a link's value is not the one that is used; the words for it belong to the page. */
export type LinkNoteReason = Refusal | 'ambiguous' | 'credit' | 'debit' | 'unreadable' | 'unknown-choice' | 'too-many-rows'

/** A value of a link that could not be taken as it stands: its parameter, what was given, what is used instead; of rows, how many are left out. */
export type LinkNote = { parameter: string; reason: LinkNoteReason; given: string; used: number | string; left?: number }

/** What a link gives: complete input, always within the limits, and a note for each value that had to be changed. */
export type LinkReading<Input> = { input: Input; notes: LinkNote[] }

/** A note repeats what was given; a link can be as long as its maker likes. */
const longestGiven = 40

export const shortened = (given: string) => ([...given].length > longestGiven ? `${[...given].slice(0, longestGiven - 1).join('')}…` : given)

/** The value of a text from a link. Empty means "not given" and is the initial value, without a note. */
export function valueFromLink(limits: InputLimits, parameter: string, given: string, notes: LinkNote[]) {
  const reading = readValue(limits, given)
  if (reading.kind === 'taken') return reading.value
  if (reading.kind === 'empty') return limits.initial
  const used = 'nearest' in reading ? reading.nearest : limits.initial
  notes.push({ parameter, reason: reading.kind, given: shortened(given), used })
  return used
}

/**
 * The term of a link in months, its `years` and `months` together; `limits` are those of the years. Where one of the two cannot be
 * read, the other alone would be another term than was meant: neither counts.
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

/** Reads each parameter of a link by its limits; of a repeated parameter the first counts. */
export function readParameters<Name extends string>(
  limits: Readonly<Record<Name, InputLimits>>,
  query: URLSearchParams,
): LinkReading<Record<Name, number>> {
  const notes: LinkNote[] = []
  // `namesOf` and `tableOf` of the contract would say so too, and cost every calculator a tenth of a kilobyte.
  const names = Object.keys(limits) as Name[]
  const input = Object.fromEntries(names.map((name) => [name, valueFromLink(limits[name], name, query.get(name) ?? '', notes)]))
  // Each name was just given its value.
  return { input: input as Record<Name, number>, notes }
}

/** A value as a link carries it: whole numbers as they are, others with two decimals at most. */
export const linkText = (value: number) => String(Math.round(value * 100) / 100)
