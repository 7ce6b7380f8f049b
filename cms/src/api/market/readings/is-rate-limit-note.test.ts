import { expect, it } from 'vitest'
import { isRateLimitNote } from './is-rate-limit-note'

it.each([
  [{ Note: 'Thank you for using us! Our call frequency is 5 calls a minute.' }, true],
  [{ Information: 'Our limit is 25 requests a day.' }, true],
  [{ result: 'error', 'error-type': 'quota-reached' }, true],
  [{ result: 'error', 'error-type': 'invalid-key' }, false],
  [{ 'Error Message': 'Invalid API call.' }, false],
  [{ Note: 5 }, false],
  [{}, false],
  [null, false],
  ['Note', false],
])('%j says that a limit is reached: %s', (given, says) => {
  expect(isRateLimitNote(given)).toBe(says)
})
