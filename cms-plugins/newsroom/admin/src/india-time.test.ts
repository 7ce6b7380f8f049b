import { describe, expect, it } from 'vitest'
import { atTime, dayOf, onDay, timeOf } from './india-time'

const lastMoment = '2026-03-06T18:29:59.999Z'
const now = new Date('2026-11-25T20:00:00.000Z')

it.each([
  [lastMoment, '2026-03-06', '23:59'],
  ['2026-03-06T18:30:00.000Z', '2026-03-07', '00:00'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '01:30'],
])('%s is %s, %s in India', (moment, day, time) => {
  expect([dayOf(moment), timeOf(moment)]).toEqual([day, time])
})

describe('a field', () => {
  it('that was only tabbed through keeps its seconds and its text', () => {
    expect(onDay(lastMoment, '2026-03-06')).toBe(lastMoment)
    expect(atTime(lastMoment, '23:59', now)).toBe(lastMoment)
    expect(onDay('2026-03-06T18:29:59Z', '2026-03-06')).toBe('2026-03-06T18:29:59Z')
  })

  it.each([
    ['another day keeps the time', onDay(lastMoment, '2026-04-01'), '2026-04-01T18:29:59.999Z'],
    ['a first day begins at midnight', onDay(null, '2026-04-01'), '2026-03-31T18:30:00.000Z'],
    ['another time is a whole minute of the same day', atTime(lastMoment, '09:00', now), '2026-03-06T03:30:00.000Z'],
    ['a first time is one of today in India', atTime(null, '09:00', now), '2026-11-26T03:30:00.000Z'],
  ])('%s', (_, moment, expected) => {
    expect(moment).toBe(expected)
  })
})
