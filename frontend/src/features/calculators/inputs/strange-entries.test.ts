import { describe, expect, it } from 'vitest'
import { readValue } from './read-value.ts'
import type { InputLimits } from './input-limits.ts'
import { inCount, inMonths, inPercent, inRupees, inYears, type Given } from './strange-entries.ts'
import { termFromLink, valueFromLink, type LinkNote } from '../links/read-link.ts'
import { loanLimits } from '../loan/loan-limits.ts'
import { readFields } from '../definition/read-fields.ts'
import { countField } from '../definition/field.ts'

const { principal: rupees, annualRate: percent, years } = loanLimits['home-loan']
const months: InputLimits = countField('Months', { initial: 60, min: 1, max: 480, isMonths: true }).limits
const count: InputLimits = { unit: 'count', min: 0, max: 10_000, step: 1, initial: 2_500 }

const tables: [string, InputLimits, [string, Given][]][] = [
  ['rupees', rupees, inRupees],
  ['percent', percent, inPercent],
  ['years', years, inYears],
  ['months', months, inMonths],
  ['a count', count, inCount],
]

it('has two hundred entries', () => {
  expect(tables.reduce((sum, [, , rows]) => sum + rows.length, 0)).toBeGreaterThanOrEqual(200)
})

/** The value that a link with this text gives, and the reason if it is changed. */
function fromLink(limits: InputLimits, text: string) {
  const notes: LinkNote[] = []
  return { used: valueFromLink(limits, 'value', text, notes), reason: notes[0]?.reason }
}

describe.each(tables)('%s', (_, limits, rows) => {
  it.each(rows)('%j gives %j', (text, given) => {
    const reading = readValue(limits, text)
    const { used, reason } = fromLink(limits, text)
    if (typeof given === 'number') {
      expect(reading).toEqual({ kind: 'taken', value: given })
      expect({ used, reason }).toEqual({ used: given, reason: undefined })
    } else if (typeof given === 'string') {
      expect(reading.kind).toBe(given)
      expect(reason).toBe(given === 'empty' ? undefined : given)
    } else {
      expect(reading).toEqual({ kind: 'ambiguous', readings: given })
      expect({ used, reason }).toEqual({ used: limits.initial, reason: 'ambiguous' })
    }
    if (given === 'unreadable' || given === 'empty') expect(used).toBe(limits.initial)
  })
})

it.each([
  ['years=2y6m', 30, undefined],
  ['years=2&months=6', 30, undefined],
  ['months=12 महीने', 12, undefined],
  ['months=2 years', 24, undefined],
  ['years=0&months=18', 18, undefined],
  ['years=2&months=soon', 180, 'unreadable'],
  ['years=soon&months=6', 180, 'unreadable'],
  ['years=1,5&months=6', 180, 'ambiguous'],
  ['years=40&months=1', 480, 'above-maximum'],
  ['years=0&months=0', 1, 'below-minimum'],
] as const)('a term of %s is %d months', (link, term, reason) => {
  const notes: LinkNote[] = []
  const query = new URLSearchParams(link)
  expect(termFromLink(years, query, notes)).toBe(term)
  expect(notes.map((note) => note.reason)).toEqual(reason === undefined ? [] : [reason])
  expect(readFields({ term: { kind: 'term', label: 'Time', limits: years } }, query).input.term).toBe(term)
})
