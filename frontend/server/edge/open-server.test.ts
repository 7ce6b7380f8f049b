import { expect, test } from 'vitest'
import { plainForwardedFor } from './open-server.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'],
  ['192.0.2.1:51234,[2001:db8::1]:9 ,  198.51.100.7', '192.0.2.1, 2001:db8::1, 198.51.100.7'],
  ['unknown', 'unknown'],
  ['_hidden:80', '_hidden:80'],
  ['[not an address]:80', '[not an address]:80'],
  ['192.0.2.1:port', '192.0.2.1:port'],
  ['', ''],
])('%s is %s', (header, plain) => {
  expect(plainForwardedFor(header)).toBe(plain)
})
