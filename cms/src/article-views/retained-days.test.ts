import { expect, it } from 'vitest'
import { dayInIndia } from '@artha/contract/figure-on'
import { lastDays, firstRetainedDay } from './retained-days'

it.each([
  ['2026-11-22T18:29:59Z', '2026-11-22'],
  ['2026-11-22T18:30:00Z', '2026-11-23'],
])('at %s it is the %s in India', (now, day) => {
  expect(dayInIndia(new Date(now))).toBe(day)
})

it.each([
  ['2026-11-22T10:00:00Z', '2024-10-22'],
  ['2026-01-05T10:00:00Z', '2023-12-05'],
])('at %s the first day kept is %s', (now, day) => {
  expect(firstRetainedDay(new Date(now))).toBe(day)
})

it('the days up to today are in their order, over the end of a month', () => {
  expect(lastDays(new Date('2026-03-02T10:00:00Z'), 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
})
