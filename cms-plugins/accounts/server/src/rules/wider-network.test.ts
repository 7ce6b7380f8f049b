import { expect, it } from 'vitest'
import { widerNetwork } from './wider-network'

it.each([
  ['2001:db8:7:1::/64', '2001:db8:7::/48'],
  ['2001:db8:7:ffff::/64', '2001:db8:7::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['192.0.2.1', undefined],
  ['unknown', undefined],
])('around %s lies %s', (clientAddress, network) => {
  expect(widerNetwork(clientAddress)).toBe(network)
})
