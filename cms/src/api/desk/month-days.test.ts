import { describe, expect, it } from 'vitest'
import { daySpan, monthSpan, sameTimeOn } from './month-days'

describe('a month in India', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-11-30', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
    ['2028-02', '2028-02-01', '2028-02-29', '2028-01-31T18:30:00.000Z', '2028-02-29T18:30:00.000Z'],
    ['2999-12', '2999-12-01', '2999-12-31', '2999-11-30T18:30:00.000Z', '2999-12-31T18:30:00.000Z'],
  ])('%s', (month, firstDay, lastDay, from, until) => {
    expect(monthSpan(month)).toEqual({ firstDay, lastDay, from: new Date(from), until: new Date(until) })
  })
})

it('is of one day too', () => {
  const [from, until] = [new Date('2026-11-22T18:30:00.000Z'), new Date('2026-11-23T18:30:00.000Z')]
  expect(daySpan('2026-11-23')).toEqual({ firstDay: '2026-11-23', lastDay: '2026-11-23', from, until })
})

describe('the same hour of another day', () => {
  it.each([
    ['09:00 in India', '2026-11-23T03:30:00.000Z', '2026-12-01', '2026-12-01T03:30:00.000Z'],
    ['a minute before midnight in India', '2026-11-23T18:29:00.000Z', '2026-11-24', '2026-11-24T18:29:00.000Z'],
    ['midnight in India, when UTC has the day before', '2026-11-22T18:30:00.000Z', '2026-11-24', '2026-11-23T18:30:00.000Z'],
    ['with its seconds', '2026-11-23T03:30:07.250Z', '2027-02-28', '2027-02-28T03:30:07.250Z'],
  ])('%s', (_, moment, day, moved) => {
    expect(sameTimeOn(day, new Date(moment)).toISOString()).toBe(moved)
  })
})
