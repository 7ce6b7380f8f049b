import fc from 'fast-check'
import { expect, it } from 'vitest'
import { percentShares } from './percent-shares.ts'

it('has shares that are 100 together, in tenths', () => {
  // 63.75 and 36.25 would round to 63.8 and 36.3
  expect(percentShares([63.75, 36.25])).toEqual([63.8, 36.2])
  expect(percentShares([1, 1, 1])).toEqual([33.4, 33.3, 33.3])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 20 }), (parts) => {
      expect(percentShares(parts).reduce((sum, each) => sum + Math.round(each * 10), 0)).toBe(1_000)
    }),
  )
})
