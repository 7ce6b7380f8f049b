import { describe, expect, it } from 'vitest'
import { dayOf, lastSevenDays } from './last-seven-days'

describe('the last seven days', () => {
  it.each([
    ['2026-03-03T12:00:00Z', '2026-02-25', '2026-03-03'],
    ['2024-03-01T00:00:00Z', '2024-02-24', '2024-03-01'],
    ['2026-01-02T23:59:59.999Z', '2025-12-27', '2026-01-02'],
    // 03:30 at night in India is still the day before in UTC.
    ['2026-11-21T03:30:00+05:30', '2026-11-14', '2026-11-20'],
  ])('at %s are %s to %s', (now, first, last) => {
    const days = lastSevenDays(new Date(now))
    expect([days.length, days[0], days[6]]).toEqual([7, first, last])
    expect(dayOf(new Date(now))).toBe(last)
    expect([...days].sort()).toEqual(days)
  })
})
