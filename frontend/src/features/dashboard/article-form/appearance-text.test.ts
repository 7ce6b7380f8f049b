import { expect, it } from 'vitest'
import { appearanceText } from './appearance-text.ts'

const now = new Date('2026-11-20T08:35:00.000Z')

it.each([
  ['', 'India time (IST). If blank: published as soon as it is saved.'],
  ['2026-11-20T14:06', 'Scheduled for 20 Nov 2026, 14:06 IST: hidden from readers until then.'],
  ['2026-11-20T14:05', 'Dated 20 Nov 2026, 14:05 IST.'],
  ['soon', 'A date and time in IST.'],
])('says of the time "%s"', (appearsAt, words) => {
  expect(appearanceText(appearsAt, now)).toBe(words)
})
