import { expect, it } from 'vitest'
import { savedAtText } from './draft-texts.ts'

const now = new Date('2026-11-20T08:35:00.000Z')

it.each([
  ['2026-11-20T04:35:00.000Z', '10:05 IST'],
  ['2026-11-19T18:29:00.000Z', '19 Nov 2026, 23:59 IST'],
])('says of work kept at %s', (savedAt, words) => {
  expect(savedAtText(savedAt, now)).toBe(words)
})
