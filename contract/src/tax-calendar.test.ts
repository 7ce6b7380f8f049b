import { shippedFigures } from './figures/all-figures.ts'
import { describe, expect, it } from 'vitest'
import { dueDates, yearLater } from './tax-calendar.ts'

const from = (day: string, until = yearLater(day)) => dueDates(shippedFigures, day, until)
const days = (day: string, until?: string) => from(day, until).map((due) => `${due.day} ${due.figureKey}`)

describe('dueDates', () => {
  it('is what the register says of the year to come, in order', () => {
    expect(days('2026-11-22')).toEqual([
      '2026-11-30 it-duedates',
      '2026-12-15 it-advance',
      '2026-12-31 it-duedates',
      '2026-12-31 ss-rates',
      '2027-03-15 it-advance',
      '2027-03-31 it-duedates',
      '2027-06-15 it-advance',
      '2027-07-31 it-duedates',
      '2027-08-31 it-duedates',
      '2027-09-15 it-advance',
    ])
  })

  it.each([
    ['the day itself is in it', '2026-12-15', '2026-12-15', ['2026-12-15 it-advance']],
    ['the day after is not', '2026-12-16', '2026-12-30', []],
    ['over the end of the tax year', '2027-03-31', '2027-04-01', ['2027-03-31 it-duedates']],
    ['nothing of rates that are not set yet', '2027-01-01', '2027-01-31', []],
  ])('%s', (_name, first, last, expected) => {
    expect(days(first, last)).toEqual(expected)
  })

  it('says the share of each instalment', () => {
    expect(from('2026-12-15', '2026-12-15')[0]?.title).toBe('Advance tax: 75% of the year’s tax must be paid by this date')
  })

  it('has the days of TDS and GST by type of payer once the register has them: in their months, the last of a short one, by name', () => {
    const [row] = shippedFigures
    if (row === undefined) throw new Error('The register is empty')
    const part = (name: string, title: string, ...cells: string[]) => ({ name, title, unit: 'text' as const, cells })
    const columns = ['who', 'months', 'day'].map((name) => ({ name, title: name }))
    const table = {
      kind: 'table' as const,
      columns,
      rows: [part('deposit', 'A deposit', 'those who deduct', '1, 2, 12', '31'), part('odd', 'Nonsense', 'x', '13', '0')],
    }
    const dated = { kind: 'dates' as const, dates: [{ name: 'october', title: 'A return (small payers)', date: '2027-01-24' }] }
    const rows = [
      { ...row, figureKey: 'tds-duedates', validFrom: '2026-12-01', validUntil: null, value: table },
      { ...row, figureKey: 'gst-duedates', validFrom: '2026-12-01', validUntil: null, value: dated },
    ]
    expect(dueDates(rows, '2026-11-01', '2027-06-30').map(({ id, day, title }) => [id, day, title])).toEqual([
      ['tds-duedates-deposit-2026-12', '2026-12-31', 'A deposit (those who deduct)'],
      ['gst-duedates-october', '2027-01-24', 'A return (small payers)'],
      ['tds-duedates-deposit-2027-01', '2027-01-31', 'A deposit (those who deduct)'],
      ['tds-duedates-deposit-2027-02', '2027-02-28', 'A deposit (those who deduct)'],
    ])
  })

  it('says nothing where the register has nothing, and nothing of what was withdrawn', () => {
    expect(dueDates([], '2026-11-22', '2027-11-22')).toEqual([])
    const withdrawn = shippedFigures.map((row) => ({ ...row, withdrawn: { on: '2026-11-22', reason: 'A test' } }))
    expect(dueDates(withdrawn, '2026-11-22', '2027-11-22')).toEqual([])
  })
})

it.each([
  ['2026-11-22', '2027-11-22'],
  ['2028-02-29', '2029-02-28'],
])('a year after %s is %s', (day, later) => {
  expect(yearLater(day)).toBe(later)
})
