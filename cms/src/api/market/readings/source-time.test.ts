import { describe, expect, it } from 'vitest'
import { isPlausibleTime, isWallTime, wallTimeToDate } from './source-time'

describe('a wall clock', () => {
  it.each<[string, string, string | undefined]>([
    ['2026-11-20 19:55:00', 'UTC', '2026-11-20T19:55:00.000Z'],
    ['2026-11-20 00:00:00', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z'],
    // Winter and summer, and the day on which clocks go forward.
    ['2026-01-05 16:00:00', 'US/Eastern', '2026-01-05T21:00:00.000Z'],
    ['2026-07-06 16:00:00', 'US/Eastern', '2026-07-06T20:00:00.000Z'],
    ['2026-03-08 01:30:00', 'US/Eastern', '2026-03-08T06:30:00.000Z'],
    ['2026-03-08 03:30:00', 'US/Eastern', '2026-03-08T07:30:00.000Z'],
    ['2024-02-29 12:00:00', 'UTC', '2024-02-29T12:00:00.000Z'],
    ['2026-02-29 12:00:00', 'UTC', undefined],
    ['2026-11-20 24:00:00', 'UTC', undefined],
    ['2026-11-20', 'UTC', undefined],
    ['2026-11-20T12:00:00', 'UTC', undefined],
    ['2026-11-20 12:00:00', 'Nowhere/At-all', undefined],
  ])('%s in %s is %s', (wallTime, zone, moment) => {
    expect(wallTimeToDate(wallTime, zone)?.toISOString()).toBe(moment)
  })

  it.each([
    ['2026-11-20 12:00:00', true],
    ['2026-13-20 12:00:00', false],
    ['noon', false],
    ['', false],
  ])('%s is a time: %s', (text, is) => {
    expect(isWallTime(text)).toBe(is)
  })
})

it.each([
  ['2026-11-21T12:00:00Z', true],
  ['2026-11-21T12:05:00Z', true],
  ['2026-11-21T12:05:01Z', false],
  ['2027-11-21T00:00:00Z', false],
  ['2000-01-01T00:00:00Z', true],
  ['1999-12-31T23:59:59Z', false],
  ['1970-01-01T00:00:00Z', false],
])('at noon of 21 November 2026 figures can be of %s: %s', (time, can) => {
  expect(isPlausibleTime(new Date(time), new Date('2026-11-21T12:00:00Z'))).toBe(can)
})
