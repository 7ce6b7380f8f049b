import { afterEach, expect, test, vi } from 'vitest'
import { todayInIndia } from './today.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-26T18:29:59.999Z', '2026-11-26'],
  ['2026-11-26T18:30:00.000Z', '2026-11-27'],
  ['2026-11-26T18:29:59.999Z', '2026-11-26'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
])('at %s it is %s in India', (now, day) => {
  vi.useFakeTimers({ now: new Date(now) })
  expect(todayInIndia()).toBe(day)
})
