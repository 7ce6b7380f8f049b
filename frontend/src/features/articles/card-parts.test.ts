import { expect, it } from 'vitest'
import { relativeTime } from './card-parts.tsx'

const now = new Date('2026-11-20T12:00:00.000Z')

it.each([
  ['2026-11-20T12:03:00.000Z', '1 min ago'],
  ['2026-11-20T11:59:30.000Z', '1 min ago'],
  ['2026-11-20T11:58:00.000Z', '2 min ago'],
  ['2026-11-20T11:00:01.000Z', '59 min ago'],
  ['2026-11-20T11:00:00.000Z', '1 hour ago'],
  ['2026-11-20T09:30:00.000Z', '2 hours ago'],
  ['2026-11-19T12:00:01.000Z', '23 hours ago'],
  ['2026-11-19T12:00:00.000Z', '1 day ago'],
  ['2026-11-10T12:00:00.000Z', '10 days ago'],
  ['2025-11-20T12:00:00.000Z', '365 days ago'],
])('%s is %s', (from, expected) => {
  expect(relativeTime(new Date(from), now)).toBe(expected)
})
