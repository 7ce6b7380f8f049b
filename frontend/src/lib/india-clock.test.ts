import { describe, expect, it } from 'vitest'
import { clockInIndia, momentOfClock } from './india-clock.ts'

describe('the clock in India', () => {
  it.each([
    ['2026-11-20T08:35:00.000Z', '2026-11-20T14:05'],
    ['2026-11-20T18:30:00.000Z', '2026-11-21T00:00'],
    ['2024-02-28T18:29:59.999Z', '2024-02-28T23:59'],
  ])('shows %s as %s', (iso, local) => {
    expect(clockInIndia(iso)).toBe(local)
  })

  it.each([
    ['2026-11-20T14:05', '2026-11-20T08:35:00.000Z'],
    ['2026-01-01T00:00', '2025-12-31T18:30:00.000Z'],
  ])('names %s as %s', (local, iso) => {
    expect(momentOfClock(local)).toBe(iso)
  })

  it.each(['', 'tomorrow', '2026-13-01T00:00', '2026-11-20', '12026-11-20T14:05'])('takes no moment from "%s"', (local) => {
    expect(momentOfClock(local)).toBeUndefined()
  })
})
