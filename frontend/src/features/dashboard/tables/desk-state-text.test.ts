import { expect, it } from 'vitest'
import { deskStateText } from './desk-state-text.ts'

it.each([
  ['live', ''],
  ['scheduled', 'Scheduled for 1 Dec 2026, 09:00 IST'],
  ['draft', 'Draft in the Studio, not published'],
  ['expired', 'Expired: no longer shown to readers'],
] as const)('says of the state %s', (state, words) => {
  expect(deskStateText(state, '2026-12-01T03:30:00.000Z')).toBe(words)
})
