import { expect, it } from 'vitest'
import { ageInWords } from './age-in-words'

const now = new Date('2026-11-22T17:00:00Z')

it.each([
  ['2026-11-22T17:00:30Z', 'just now'],
  ['2026-11-22T16:59:01Z', 'just now'],
  ['2026-11-22T16:59:00Z', '1 minute ago'],
  ['2026-11-22T16:01:00Z', '59 minutes ago'],
  ['2026-11-22T16:00:00Z', '1 hour ago'],
  ['2026-11-21T17:00:01Z', '23 hours ago'],
  ['2026-11-20T16:00:00Z', '2 days ago'],
])('%s is %s', (iso, words) => {
  expect(ageInWords(iso, now)).toBe(words)
})
