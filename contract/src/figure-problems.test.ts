import { describe, expect, it } from 'vitest'
import { dayProblem, historyProblem, valueProblem } from './figure-problems.ts'
import type { FigureBand, FigureValue } from './figure-answer.ts'
import type { FigureUnit } from './figure-units.ts'

const slabs = (...bands: [from: number, upTo: number | null, percent: number][]): FigureValue => ({
  kind: 'slabs',
  unit: 'rupees',
  appliesTo: 'part',
  groups: [{ name: 'all', title: 'All', bands: bands.map(([from, upTo, percent]): FigureBand => ({ from, upTo, percent })) }],
})

const number = (unit: FigureUnit, of: number): FigureValue => ({ kind: 'number', number: of, unit })

describe('slabs', () => {
  it.each([
    ['a gap', slabs([0, 400_000, 0], [500_000, null, 5]), 'All: a gap between 4,00,000 and 5,00,000'],
    ['a gap at the start', slabs([400_000, null, 5]), 'All: a gap between 0 and 4,00,000'],
    ['an overlap', slabs([0, 400_000, 0], [300_000, null, 5]), 'All: slabs overlap between 3,00,000 and 4,00,000'],
    ['the wrong order', slabs([0, 400_000, 0], [400_000, 800_000, 5], [200_000, null, 10]), 'All: the slabs are out of order at 2,00,000'],
    ['no end', slabs([0, 400_000, 0], [400_000, 800_000, 5]), 'All: the slab above 8,00,000 is missing'],
    ['two ends', slabs([0, null, 0], [400_000, null, 5]), 'All: a slab without an end must come last'],
    ['an empty slab', slabs([0, 0, 5], [0, null, 5]), 'All: the slab from 0 ends at 0, before it begins'],
    ['710%', slabs([0, 400_000, 0], [400_000, null, 710]), 'All: 710% is not possible: a rate is between 0 and 100'],
  ])('refuses %s', (_, value, problem) => {
    expect(valueProblem(value)).toBe(problem)
  })

  it('takes slabs that follow one another', () => {
    expect(valueProblem(slabs([0, 400_000, 0], [400_000, 800_000, 5], [800_000, null, 10]))).toBeUndefined()
  })
})

describe('numbers', () => {
  it.each<[string, FigureValue, string | undefined]>([
    ['710%', number('percent-a-year', 710), '710% is not possible: a rate is between 0 and 100'],
    ['a rate below nothing', number('percent', -1), '-1% is not possible: a rate is between 0 and 100'],
    ['rupees below nothing', number('rupees', -5), 'The number: -5 is below zero'],
    ['a number without unit', number('text', 5), 'The number: a number needs a unit'],
    ['7.1%', number('percent-a-year', 7.1), undefined],
  ])('%s', (_, value, problem) => {
    expect(valueProblem(value)).toBe(problem)
  })
})

describe('tables, lists and dates', () => {
  const table = (rows: Extract<FigureValue, { kind: 'table' }>['rows']): FigureValue => ({
    kind: 'table',
    columns: [{ name: 'value', title: 'Value' }],
    rows,
  })

  it.each<[string, FigureValue, string]>([
    ['a row too wide', table([{ name: 'a', title: 'A', unit: 'rupees', cells: [1, 2] }]), 'A: 2 cells in 1 columns'],
    ['words where a number belongs', table([{ name: 'a', title: 'A', unit: 'rupees', cells: ['much'] }]), 'A: "much" is not a number'],
    ['710% in a cell', table([{ name: 'a', title: 'A', unit: 'percent', cells: [710] }]), '710% is not possible: a rate is between 0 and 100'],
    [
      'one name for two rows',
      table([
        { name: 'a', title: 'A', unit: 'rupees', cells: [1] },
        { name: 'a', title: 'B', unit: 'rupees', cells: [2] },
      ]),
      'Two parts are named "a"',
    ],
    ['an item twice', { kind: 'list', items: ['Pune', 'Pune'] }, 'The same item is listed twice'],
    ['30 February', { kind: 'dates', dates: [{ name: 'a', title: 'A', date: '2026-02-30' }] }, 'A: 2026-02-30 is not a date'],
    [
      'days out of order',
      {
        kind: 'dates',
        dates: [
          { name: 'a', title: 'A', date: '2026-12-31' },
          { name: 'b', title: 'B', date: '2026-07-31' },
        ],
      },
      'B: 2026-07-31 comes after a later date',
    ],
  ])('refuses %s', (_, value, problem) => {
    expect(valueProblem(value)).toBe(problem)
  })
})

const days = (validFrom: string, validUntil: string | null) => ({ validFrom, validUntil, checkedOn: '2026-10-12' })

describe('the days of a row', () => {
  it.each([
    [days('2026-04-31', null), 'validFrom'],
    [days('2026-04-01', '2026-03-31'), 'validUntil'],
    [{ ...days('2026-04-01', null), checkedOn: '2026-13-01' }, 'checkedOn'],
  ])('refuses %j at its field', (row, field) => {
    expect(dayProblem(row)?.field).toBe(field)
  })

  it('takes a row of one day', () => {
    expect(dayProblem(days('2026-04-01', '2026-04-01'))).toBeUndefined()
  })
})

describe('the rows of one figure', () => {
  it.each([
    [[days('2026-04-01', null), days('2026-04-01', null)], 'Two rows begin on 2026-04-01'],
    [
      [days('2026-07-01', null), days('2026-04-01', '2026-07-01')],
      'The row from 2026-04-01 is valid until 2026-07-01, but the next begins on 2026-07-01',
    ],
  ])('refuses %j', (rows, problem) => {
    expect(historyProblem(rows)).toBe(problem)
  })

  it('lets a row without end be ended by the next, and gaps of which nothing is known be', () => {
    expect(historyProblem([days('2025-04-01', null), days('2026-04-01', '2026-06-30'), days('2026-10-01', null)])).toBeUndefined()
  })
})
