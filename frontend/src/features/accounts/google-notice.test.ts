import { expect, it } from 'vitest'
import { googleNotice } from './google-notice.ts'

it.each([
  ['unavailable', 'Google sign-in is not available.'],
  ['failed', 'Google sign-in failed. Please try again.'],
  ['toString', undefined],
  ['Call this number', undefined],
  ['', undefined],
  [null, undefined],
])('?google=%s says %s', (word, words) => {
  expect(googleNotice(word)).toBe(words)
})
