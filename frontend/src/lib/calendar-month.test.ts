import { expect, it } from 'vitest'
import { addMonths, financialYearOf, financialYearText, monthInIndia, monthsBetween, monthText } from './calendar-month.ts'

it.each([
  [{ year: 2025, month: 11 }, 120, 'Nov 2035'],
  [{ year: 2025, month: 11 }, 1, 'Dec 2025'],
  [{ year: 2025, month: 12 }, 1, 'Jan 2026'],
  [{ year: 2026, month: 1 }, -1, 'Dec 2025'],
  [{ year: 2026, month: 1 }, 0, 'Jan 2026'],
])('%j and %d months is %s', (from, months, text) => {
  expect(monthText(addMonths(from, months))).toBe(text)
  expect(monthsBetween(from, addMonths(from, months))).toBe(months)
})

it('is the month in India', () => {
  expect(monthInIndia(new Date('2025-10-31T18:29:59Z'))).toEqual({ year: 2025, month: 10 })
  expect(monthInIndia(new Date('2025-10-31T18:30:00Z'))).toEqual({ year: 2025, month: 11 })
})

it.each([
  [{ year: 2025, month: 4 }, '2025-26'],
  [{ year: 2026, month: 3 }, '2025-26'],
  [{ year: 2026, month: 4 }, '2026-27'],
  [{ year: 2099, month: 12 }, '2099-00'],
])('%j lies in the financial year %s', (month, text) => {
  expect(financialYearText(financialYearOf(month))).toBe(text)
})
