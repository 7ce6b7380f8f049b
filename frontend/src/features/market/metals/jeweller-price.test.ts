import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPaise } from '../../../lib/rounding.ts'
import { jewellerPrice, readGrams, shownBill } from './jeweller-price.ts'

describe('a jeweller’s bill', () => {
  // 10 g at ₹6,000 = 60,000; 12% of it = 7,200; 3% of 67,200 = 2,016
  it('has metal, making charge and GST of both', () => {
    expect(jewellerPrice({ rupeesPerGram: 6_000, grams: 10, makingPercent: 12, gstPercent: 3 })).toEqual({
      metal: 60_000,
      making: 7_200,
      gst: 2_016,
      whole: 69_216,
    })
  })

  it('adds up to the paisa as it is read', () => {
    fc.assert(
      fc.property(
        fc.record({
          rupeesPerGram: fc.integer({ min: 0, max: 2_000_000 }).map((paise) => paise / 100),
          grams: fc.integer({ min: 0, max: 1_000_000 }).map((milligrams) => milligrams / 1_000),
          makingPercent: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100),
          gstPercent: fc.constantFrom(0, 3, 5),
        }),
        (terms) => {
          const { metal, making, gst, whole } = shownBill(jewellerPrice(terms) ?? expect.fail('no price'))
          expect(toPaise(metal) + toPaise(making) + toPaise(gst)).toBe(toPaise(whole))
        },
      ),
    )
  })

  it.each([-1, NaN, Infinity])('is none with %d', (bad) => {
    expect(jewellerPrice({ rupeesPerGram: bad, grams: 10, makingPercent: 12, gstPercent: 3 })).toBeUndefined()
  })
})

describe('a weight', () => {
  it.each([
    ['10', 10],
    ['10 g', 10],
    ['10gm', 10],
    ['1.5 Grams', 1.5],
    ['१० ग्राम', 10],
    ['1 tola', 11.6638038],
    ['२ तोला', 23.3276076],
    ['1 kg', 1_000],
    ['आधा किलो', undefined],
    ['1 किलो', 1_000],
    ['-1 g', undefined],
    ['10 carat', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('"%s" is %s grams', (text, grams) => {
    const read = readGrams(text)
    expect(read === undefined ? undefined : Math.round(read * 1e7) / 1e7).toBe(grams)
  })
})
