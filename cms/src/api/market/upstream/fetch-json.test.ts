import { expect, it } from 'vitest'
import { retryAfterMs } from './fetch-json'

const now = new Date('2026-11-22T10:00:00Z')

it.each([
  ['3600', 3_600_000],
  [' 90 ', 90_000],
  ['Sun, 22 Nov 2026 10:05:00 GMT', 300_000],
  ['Sun, 22 Nov 2026 09:55:00 GMT', undefined],
  ['0', undefined],
  ['999999999', 86_400_000],
  ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400_000],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5e9', undefined],
  ['', undefined],
  [null, undefined],
])('%j asks to be left alone for %s ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms)
})
