import { describe, expect, it } from 'vitest'
import { dayAfter, daysOf, monthAfter, monthIn, monthTitle, weekdayName, weekdayOf } from './month-days.ts'

describe('the month of an address', () => {
  it.each([
    ['month=2026-02', '2026-02'],
    ['', '2026-11'],
    ['month=2026-13', '2026-11'],
    ['month=1999-12', '2026-11'],
    ['month=May', '2026-11'],
  ])('%s', (search, month) => {
    expect(monthIn(new URLSearchParams(search), '2026-11-23')).toBe(month)
  })
})

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2000-01', -1, undefined],
  ['2999-12', 1, undefined],
])('%s and %i months', (month, months, after) => {
  expect(monthAfter(month, months)).toBe(after)
})

it('has its days, in their weeks', () => {
  expect([daysOf('2026-11').length, daysOf('2028-02').length, daysOf('2026-12').at(-1)]).toEqual([30, 29, '2026-12-31'])
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29'), weekdayName('2026-11-29')]).toEqual([1, 7, 'Sun'])
  expect([dayAfter('2026-11-30', 1), dayAfter('2027-01-01', -7)]).toEqual(['2026-12-01', '2026-12-25'])
  expect(monthTitle('2026-11')).toBe('Nov 2026')
})
