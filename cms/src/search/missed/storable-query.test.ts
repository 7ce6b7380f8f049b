import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storableQuery } from './storable-query'

describe('storableQuery', () => {
  it.each([
    ['Sovereign  Gold\tBond ', 'sovereign gold bond'],
    ['सुकन्या योजना', 'सुकन्या योजना'],
    ['section 80D', 'section 80d'],
    ['x'.repeat(60), 'x'.repeat(60)],
  ])('keeps “%s” as “%s”', (q, words) => {
    expect(storableQuery(q)).toBe(words)
  })

  it.each([
    ['an address', 'asha@example.org'],
    ['an address in wide letters', 'asha＠example.org'],
    ['a telephone number', 'call 9876543210'],
    ['three digits in a row', 'form 121'],
    ['an amount', 'tax 15 lakh'],
    ['an amount in Hindi words', 'ढाई करोड़ का घर'],
    ['digits of Hindi', 'खाता ४५६'],
    ['wide digits', 'a １２３'],
    ['a permanent account number', 'ABCDE1234F'],
    ['a text that is too long', 'x'.repeat(61)],
    ['no letter', '12 + 3'],
    ['control characters', 'a\u0000b'],
  ])('keeps nothing of %s', (_, q) => {
    expect(storableQuery(q)).toBeUndefined()
  })

  it('is the same when it is asked again, and never longer than 60 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (q) => {
        const words = storableQuery(q)
        if (words === undefined) return
        expect(storableQuery(words)).toBe(words)
        expect([...words].length).toBeLessThanOrEqual(60)
      }),
    )
  })
})
