import { expect, test } from 'vitest'
import { proxyError } from './forward.ts'

test.each([
  [200, 'text/html', undefined],
  [304, undefined, undefined],
  [404, 'application/json; charset=utf-8', undefined],
  [503, 'application/json', undefined],
  [503, 'application/problem+json', undefined],
  [502, 'text/html', 'unreachable'],
  [504, undefined, 'unreachable'],
  [500, 'text/plain; charset=utf-8', 'unreachable'],
  [413, 'text/html', 'too-large'],
  [429, 'text/html; charset=utf-8', 'too-many-requests'],
  // An expired link in an e-mail leads to a page of the cms
  [400, 'text/html; charset=utf-8', undefined],
  [404, 'text/html', undefined],
])('%i as %s is %s', (status, type, expected) => {
  expect(proxyError(status, type)).toBe(expected)
})
