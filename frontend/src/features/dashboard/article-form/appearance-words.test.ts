import { expect, it } from 'vitest'
import { appearanceWords } from './appearance-words.ts'

const now = new Date('2026-11-20T08:35:00.000Z')

it.each([
  ['', 'By the clock in India. Left empty, it appears as soon as it is saved.'],
  ['2026-11-20T14:06', 'Scheduled: it appears on 20 Nov 2026, 14:06 IST, and nobody sees it before.'],
  ['2026-11-20T14:05', 'Dated 20 Nov 2026, 14:05 IST.'],
  ['soon', 'A day and a time, by the clock in India.'],
])('says of the time "%s"', (appearsAt, words) => {
  expect(appearanceWords(appearsAt, now)).toBe(words)
})
