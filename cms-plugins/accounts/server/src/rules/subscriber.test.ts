import { expect, it } from 'vitest'
import { listedState, mayAccountChange, newPersonKey, suppressionHash } from './subscriber'

it.each([
  [true, 'a confirmed account', { id: 1, confirmed: true }, { userId: null, provenAt: new Date() }],
  [true, 'the account that subscribed', { id: 1, confirmed: false }, { userId: 1, provenAt: new Date() }],
  [true, 'an unconfirmed account, while nobody has proven the address', { id: 1, confirmed: false }, { userId: null, provenAt: null }],
  [false, 'an unconfirmed account, after the owner of the mailbox has', { id: 1, confirmed: false }, { userId: null, provenAt: new Date() }],
  [false, 'an unconfirmed account beside another one', { id: 1, confirmed: false }, { userId: 2, provenAt: new Date() }],
])('%s: %s may change a subscription', (may, _, account, subscription) => {
  expect(mayAccountChange(account, subscription)).toBe(may)
})

it('a person is a key that comes up once', () => {
  const keys = Array.from({ length: 200 }, newPersonKey)
  expect(new Set(keys).size).toBe(200)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})

it('an erased address is a hash of this installation', () => {
  const hash = suppressionHash('asha@artha.example', 'a')
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(hash).toBe(suppressionHash('asha@artha.example', 'a'))
  expect(hash).not.toBe(suppressionHash('asha@artha.example', 'b'))
  expect(hash).not.toBe(suppressionHash('ashb@artha.example', 'a'))
})

it.each([
  ['asked', null, true, 'waiting'],
  ['asked', null, false, 'waiting'],
  ['subscribed', new Date(), true, 'subscribed'],
  ['subscribed', null, true, 'waiting'],
  ['subscribed', null, false, 'subscribed'],
  ['left', null, true, 'left'],
] as const)('%s, proven %s, with https %s, is shown as %s', (state, provenAt, isProduction, shown) => {
  expect(listedState({ state, provenAt }, isProduction)).toBe(shown)
})
