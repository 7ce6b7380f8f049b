import { expect, it } from 'vitest'
import { dateAndTimeInIndia, dateInIndia, hasPassed, weekdayAndDateInIndia } from './dates.ts'

it.each([
  ['2025-01-12T06:00:00.000Z', '12 Jan 2025'],
  ['2025-01-11T18:29:59.999Z', '11 Jan 2025'],
  ['2025-01-11T18:30:00.000Z', '12 Jan 2025'],
  ['2025-12-31T18:30:00.000Z', '1 Jan 2026'],
  ['2025-09-05T12:00:00.000Z', '5 Sep 2025'],
])('%s is the %s in India', (moment, expected) => {
  expect(dateInIndia(new Date(moment))).toBe(expected)
})

it('the weekday is the one in India too', () => {
  expect(weekdayAndDateInIndia(new Date('2025-11-19T20:00:00.000Z'))).toBe('Thursday, 20 Nov 2025')
})

it.each([
  ['2025-01-12T08:35:59.000Z', '12 Jan 2025, 14:05 IST'],
  ['2025-01-11T18:30:00.000Z', '12 Jan 2025, 00:00 IST'],
])('%s is %s', (moment, expected) => {
  expect(dateAndTimeInIndia(new Date(moment))).toBe(expected)
})

it.each([
  ['2025-01-12T08:35:59.000Z', '2025-01-12T08:35:58.999Z', false],
  ['2025-01-12T08:35:59.000Z', '2025-01-12T08:35:59.000Z', true],
  ['2025-01-12T08:35:59.000Z', undefined, false],
  [null, '2025-01-12T08:35:59.000Z', false],
  [undefined, '2025-01-12T08:35:59.000Z', false],
])('whether %s is past at %s: %s', (moment, now, isPast) => {
  expect(hasPassed(moment, now === undefined ? undefined : new Date(now))).toBe(isPast)
})
