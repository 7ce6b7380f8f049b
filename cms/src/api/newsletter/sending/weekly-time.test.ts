import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weeklyTime } from './weekly-time'

it.each([
  ['2026-11-27T08:29:59+05:30', undefined],
  ['2026-11-27T08:30:00+05:30', '2026-11-28T03:00:00.000Z'],
  ['2026-11-28T08:29:59+05:30', '2026-11-28T03:00:00.000Z'],
  ['2026-11-28T08:30:00+05:30', undefined],
  ['2026-11-29T12:00:00+05:30', undefined],
  ['2025-01-03T12:00:00+05:30', '2025-01-04T03:00:00.000Z'],
  ['2028-02-29T12:00:00+05:30', undefined],
])('%s: %s', (now, expected) => {
  expect(weeklyTime(new Date(now))?.toISOString()).toBe(expected)
})

it('is one time for each week', () => {
  const first = Date.parse('2026-11-22T00:00:00+05:30')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 * 86_400_000 - 1 }), fc.integer({ min: -500, max: 500 }), (within, weeks) => {
      const week = first + weeks * 7 * 86_400_000
      const time = weeklyTime(new Date(week + within))
      expect([undefined, week + 6 * 86_400_000 + 8.5 * 3_600_000]).toContain(time?.getTime())
    }),
  )
})
