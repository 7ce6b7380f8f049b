import { expect, it } from 'vitest'
import { movedDate, startOf } from './test-clock.mjs'

const now = Date.parse('2026-11-20T08:00:00Z')

it.each([
  ['2027-01-01', '2027-01-01T06:30:00.000Z'],
  ['+40', '2026-12-30T08:00:00.000Z'],
  ['2026-11-26T20:00:00Z', '2026-11-26T20:00:00.000Z'],
])('%s begins at %s', (wanted, start) => {
  expect(new Date(startOf(wanted, now)).toISOString()).toBe(start)
})

it.each(['tomorrow', '-40', '2027-13-01'])('%s is refused', (wanted) => {
  expect(() => startOf(wanted, now)).toThrow('ARTHA_TEST_DAY')
})

it('says the moved time, reads other times as they are, and makes dates that are dates', () => {
  const Moved = movedDate(Date, 86_400_000)
  expect(new Moved().getTime() - Date.now()).toBeGreaterThan(86_000_000)
  expect(Moved.now() - Date.now()).toBeGreaterThan(86_000_000)
  expect(new Moved('2026-11-20T08:00:00Z').getTime()).toBe(now)
  expect(Moved.parse('2026-11-20T08:00:00Z')).toBe(now)
  expect([new Moved() instanceof Date, new Date() instanceof Moved]).toEqual([true, true])
})
