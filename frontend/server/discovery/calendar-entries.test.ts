import type { FigureRow } from '@artha/contract/figure-answer'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { describe, expect, it } from 'vitest'
import { calendarEntries } from './calendar-entries.ts'

const returns = shippedFigures.find(({ figureKey }) => figureKey === 'it-duedates')
if (returns === undefined) throw new Error('The register has no due dates')

/** A row of due dates, with the time at which it came into the register and the day from which it is valid. */
const row = (validFrom: string, changedAt: string, dates: [name: string, date: string][], over: Partial<FigureRow> = {}): FigureRow => ({
  ...returns,
  validFrom,
  changedAt,
  value: { kind: 'dates', dates: dates.map(([name, date]) => ({ name, title: `Return: ${name}`, date })) },
  ...over,
})
const first = row('2026-04-01', '2026-10-12T08:00:00.000Z', [
  ['belated', '2026-12-31'],
  ['revised', '2027-03-31'],
])
const read = (rows: FigureRow[], today = '2026-12-22') =>
  calendarEntries(rows, today, '2027-12-22').map(({ id, day, sequence, changedAt, isCancelled }) =>
    [id.replace('it-duedates-', ''), day, sequence, changedAt.slice(0, 10), isCancelled ? 'cancelled' : ''].join(' ').trim(),
  )

describe('what a calendar program follows', () => {
  it('begins with nothing changed', () => {
    expect(read([first])).toEqual(['belated 2026-12-31 0 2026-10-12', 'revised 2027-03-31 0 2026-10-12'])
  })

  it('a day that is moved keeps its entry, counted and dated; the others stay as they were', () => {
    const extended = row('2026-12-20', '2026-12-20T09:30:00.000Z', [
      ['belated', '2027-01-15'],
      ['revised', '2027-03-31'],
    ])
    expect(read([first, extended])).toEqual(['belated 2027-01-15 1 2026-12-20', 'revised 2027-03-31 0 2026-10-12'])
    const again = row('2027-01-10', '2027-01-10T09:30:00.000Z', [
      ['belated', '2027-01-31'],
      ['revised', '2027-03-31'],
    ])
    expect(read([first, extended, again], '2027-01-11')).toEqual(['belated 2027-01-31 2 2027-01-10', 'revised 2027-03-31 0 2026-10-12'])
  })

  it('a day that is moved after it has passed is the same entry', () => {
    const late = row('2027-01-05', '2027-01-05T09:30:00.000Z', [
      ['belated', '2027-01-15'],
      ['revised', '2027-03-31'],
    ])
    expect(read([first, late], '2027-01-06')[0]).toBe('belated 2027-01-15 1 2027-01-05')
  })

  it('a day that is taken out is cancelled for ninety days, and then gone', () => {
    const without = row('2026-12-20', '2026-12-20T09:30:00.000Z', [['revised', '2027-03-31']])
    const cancelled = 'belated 2026-12-31 1 2026-12-20 cancelled'
    expect(read([first, without])).toEqual([cancelled, 'revised 2027-03-31 0 2026-10-12'])
    expect(read([first, without], '2027-03-20')).toContain(cancelled)
    expect(read([first, without], '2027-03-21')).not.toContain(cancelled)
  })

  it('a row that was withdrawn takes its days with it, and what comes in its place brings them back', () => {
    const withdrawn = { ...first, changedAt: '2026-12-01T06:00:00.000Z', withdrawn: { on: '2026-12-01', reason: 'Misread' } }
    expect(read([withdrawn])).toEqual(['belated 2026-12-31 1 2026-12-01 cancelled', 'revised 2027-03-31 1 2026-12-01 cancelled'])
    const right = row('2026-04-01', '2026-12-02T06:00:00.000Z', [['belated', '2027-01-15']])
    expect(read([withdrawn, right])).toEqual(['belated 2027-01-15 2 2026-12-02', 'revised 2027-03-31 1 2026-12-01 cancelled'])
  })

  it('another share of advance tax changes an entry and moves none', () => {
    const advance = shippedFigures.find(({ figureKey }) => figureKey === 'it-advance')
    if (advance?.value.kind !== 'table') throw new Error('No advance tax')
    const table = (from: string, to: string) => ({
      ...advance.value,
      rows: advance.value.kind === 'table' ? advance.value.rows.map((each) => (each.name === from ? { ...each, name: to, cells: [80] } : each)) : [],
    })
    const next = (value: FigureRow['value']): FigureRow => ({ ...advance, value, validFrom: '2026-12-01', changedAt: '2026-12-01T06:00:00.000Z' })
    const ofDecember = (value: FigureRow['value']) =>
      calendarEntries([advance, next(value)], '2026-12-02', '2026-12-31').filter(({ id }) => id === 'it-advance-2026-12')
    expect(ofDecember(table('dec-15', 'dec-15'))).toMatchObject([{ day: '2026-12-15', sequence: 0, changedAt: '2026-12-01T06:00:00.000Z' }])
    expect(ofDecember(table('dec-15', 'dec-20'))).toMatchObject([{ day: '2026-12-20', sequence: 1, changedAt: '2026-12-01T06:00:00.000Z' }])
  })
})
