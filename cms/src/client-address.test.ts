import { describe, expect, it } from 'vitest'
import { forwardedAddress, addressForLimits, clientAddressOf } from './client-address'

const key = 'k'.repeat(32)

describe('the client address', () => {
  it.each([
    ['the socket, no address sent', { remoteAddress: '192.0.2.1', siteSays: '', key: '' }, '192.0.2.1'],
    ['an address with the key', { remoteAddress: '127.0.0.1', siteSays: '203.0.113.9', key }, '203.0.113.9'],
    ['an address without a key', { remoteAddress: '127.0.0.1', siteSays: '203.0.113.9', key: '' }, '127.0.0.1'],
    ['an address with a wrong key', { remoteAddress: '127.0.0.1', siteSays: '203.0.113.9', key: 'x' }, '127.0.0.1'],
    ['the key, no address sent', { remoteAddress: '127.0.0.1', siteSays: '', key }, '127.0.0.1'],
    ['nonsense with the key', { remoteAddress: '127.0.0.1', siteSays: 'me, myself', key }, 'unknown'],
  ])('%s', (_, asked, expected) => {
    expect(clientAddressOf(asked, key)).toBe(expected)
  })

  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
  ])('%s is counted as %s', (address, counted) => {
    expect(addressForLimits(address)).toBe(counted)
  })
})

describe('an address behind proxies', () => {
  it.each([
    ['none trusted', '203.0.113.9', 0, '10.0.0.1'],
    ['one', '203.0.113.9', 1, '203.0.113.9'],
    ['one, and made-up entries before it', '1.1.1.1, 2.2.2.2,203.0.113.9', 1, '203.0.113.9'],
    ['two', '1.1.1.1, 203.0.113.9, 10.0.0.7', 2, '203.0.113.9'],
    ['more than there are', '203.0.113.9', 3, '203.0.113.9'],
    ['no address sent', '', 1, '10.0.0.1'],
    ['a port', '203.0.113.9:4711', 1, '203.0.113.9'],
    ['brackets and a port', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['brackets', '[2001:db8::1]', 1, '2001:db8::1'],
  ])('%s', (_, forwardedFor, proxies, expected) => {
    expect(forwardedAddress('10.0.0.1', forwardedFor, proxies)).toBe(expected)
  })
})
