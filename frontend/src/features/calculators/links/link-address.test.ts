import { expect, it } from 'vitest'
import { addressParts, linkAddress } from './link-address.ts'

it.each([
  ['a=1&b=2', '/loan?a=1&b=2'],
  ['x'.repeat(6_000), `/loan?${'x'.repeat(6_000)}`],
  ['x'.repeat(6_001), `/loan#${'x'.repeat(6_001)}`],
])('a link of a query is told to the server as long as servers take it', (query, address) => {
  expect(linkAddress('/loan', query)).toBe(address)
  expect(addressParts(address)).toEqual({ path: '/loan', query })
})
