import { describe, expect, it } from 'vitest'
import { addressHash } from './former-addresses'

describe('two addresses of an article are one', () => {
  it.each([
    ['GST at ₹40 lakh: 18%?', 'gst at 40 lakh, 18', true],
    ['Gold', 'Silver', false],
    ['आयकर रिटर्न', 'आयकर: रिटर्न', true],
    ['', '!', true],
  ])('%s and %s: %s', (one, other, isOne) => {
    expect(addressHash({ title: one }) === addressHash({ title: other })).toBe(isOne)
  })

  it('where the chosen words are the same, whatever the title', () => {
    expect(addressHash({ title: 'Gold', slug: 'metals' })).toBe(addressHash({ title: 'Silver', slug: 'metals' }))
    expect(addressHash({ title: 'Gold', slug: 'metals' })).not.toBe(addressHash({ title: 'Gold', slug: null }))
  })
})
