import { describe, expect, it } from 'vitest'
import {
  bandsOf,
  cellOf,
  dayInIndia,
  daysOfTaxYear,
  figureHistory,
  figureOn,
  figuresBetween,
  lastKnownOn,
  midnightInIndia,
  numberOf,
  taxYearOf,
} from './figure-on.ts'
import { shippedFigures } from './figures/all-figures.ts'

const on = (key: string, day: string) => figureOn(shippedFigures, key, day)

describe('a figure on a day', () => {
  it.each([
    ['repo', '2025-02-06', undefined],
    ['repo', '2025-12-04', 5.5],
    ['repo', '2025-12-05', 5.25],
    ['repo', '2026-10-06', 5.25],
    ['repo', '2026-10-07', 5.5],
    ['repo', '2026-11-22', 5.5],
    ['epf-ceiling', '2026-09-16', 15_000],
    ['epf-ceiling', '2026-09-17', 25_000],
    ['epf-rate', '2026-03-31', 8.25],
    ['epf-rate', '2026-04-01', undefined],
    ['no-such-figure', '2026-11-22', undefined],
  ])('%s on %s is %s', (key, day, number) => {
    expect(numberOf(on(key, day))).toBe(number)
  })

  it.each([
    ['ppf', '2026-09-30', 7.1],
    ['ppf', '2026-10-01', 7.1],
    ['td-1', '2026-09-30', 6.9],
    ['td-1', '2026-10-01', undefined],
    ['ppf', '2027-01-01', undefined],
  ])('the small savings rate %s on %s is %s', (part, day, rate) => {
    expect(numberOf(on('ss-rates', day), part)).toBe(rate)
  })

  it('knows four HRA cities until 31 Mar 2026 and eight from the next day on', () => {
    const cities = (day: string) => {
      const value = on('it-hra', day)?.value
      return value?.kind === 'list' ? value.items.length : undefined
    }
    expect([cities('2026-03-31'), cities('2026-04-01')]).toEqual([4, 8])
  })
})

describe('the last known figure', () => {
  it.each([
    ['ppf', '2026-11-26', 7.1, null, true],
    ['ppf', '2026-12-31', 7.1, null, true],
    ['ppf', '2027-01-01', 7.1, '2026-12-31', true],
    ['nsc', '2027-07-01', 7.7, '2026-12-31', true],
    ['td-1', '2026-09-30', 6.9, null, false],
    ['td-1', '2026-10-01', 6.9, '2026-09-30', false],
    ['td-1', '2027-04-01', 6.9, '2026-09-30', false],
  ])('of %s on %s is %s, held until %s', (part, day, rate, heldUntil, isNewest) => {
    const known = lastKnownOn(shippedFigures, 'ss-rates', day, part)
    expect([numberOf(known?.row, part), known?.heldUntil, known?.isNewest]).toEqual([rate, heldUntil, isNewest])
  })

  it('is none before the first day, for a part that no row has, and where the only row was withdrawn', () => {
    expect(lastKnownOn(shippedFigures, 'ss-rates', '2025-03-31', 'ppf')).toBeUndefined()
    expect(lastKnownOn(shippedFigures, 'ss-rates', '2026-11-26', 'no-such-part')).toBeUndefined()
    const withdrawn = shippedFigures.map((row) => ({ ...row, withdrawn: { on: '2026-11-26', reason: 'misread' } }))
    expect(lastKnownOn(withdrawn, 'ss-rates', '2026-11-26')).toBeUndefined()
  })

  it('is the row of a number too, and a later one ends it', () => {
    expect(lastKnownOn(shippedFigures, 'epf-rate', '2026-11-26')).toMatchObject({ heldUntil: '2026-03-31', row: { value: { number: 8.25 } } })
    expect(lastKnownOn(shippedFigures, 'repo', '2026-10-01')).toMatchObject({ heldUntil: null, isNewest: false, row: { value: { number: 5.25 } } })
  })
})

describe('the history of a figure', () => {
  it('ends a row on the day before the next begins', () => {
    expect(figureHistory(shippedFigures, 'epf-ceiling').map(({ from, until }) => [from, until])).toEqual([
      ['2014-09-01', '2026-09-16'],
      ['2026-09-17', null],
    ])
  })

  it('has two parts within September 2026', () => {
    const parts = figuresBetween(shippedFigures, 'epf-ceiling', '2026-09-01', '2026-09-30')
    expect(parts.map(({ row, from, until }) => [numberOf(row), from, until])).toEqual([
      [15_000, '2026-09-01', '2026-09-16'],
      [25_000, '2026-09-17', '2026-09-30'],
    ])
  })
})

describe('tax years', () => {
  it('turn on 1 April', () => {
    expect([taxYearOf('2026-03-31'), taxYearOf('2026-04-01'), taxYearOf('2099-12-31')]).toEqual(['2025-26', '2026-27', '2099-00'])
  })

  it.each([
    ['2026-27', { first: '2026-04-01', last: '2027-03-31' }],
    ['2026-28', undefined],
    ['2026', undefined],
  ])('%s', (year, taxDays) => {
    expect(daysOfTaxYear(year)).toEqual(taxDays)
  })
})

describe('parts of a figure', () => {
  it('are found by their names', () => {
    expect(cellOf(on('it-rebate-new', '2026-11-22'), 'income-limit')).toEqual({ title: 'Total income up to', unit: 'rupees', cell: 1_200_000 })
    expect(numberOf(on('apy', '2026-11-22'), '40', '5000')).toBe(1_454)
    expect(bandsOf(on('it-slabs-old', '2026-11-22'), 'from-80')?.[0]).toEqual({ from: 0, upTo: 500_000, percent: 0 })
  })

  it('are none where there is no such part or no such kind', () => {
    const rebate = on('it-rebate-new', '2026-11-22')
    expect([cellOf(rebate, 'no'), numberOf(rebate), numberOf(rebate, 'relief'), bandsOf(rebate)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

it('a day begins in India five and a half hours before it does in Greenwich', () => {
  expect(midnightInIndia('2026-11-26').toISOString()).toBe('2026-11-25T18:30:00.000Z')
  expect(dayInIndia(midnightInIndia('2026-11-26'))).toBe('2026-11-26')
})
