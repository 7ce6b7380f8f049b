import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br; q=0.5', 'br'],
  ['brotli', 'identity'],
  ['*', 'identity'],
] as const)('%s is answered with %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected)
})
