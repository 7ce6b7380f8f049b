import fc from 'fast-check'
import { expect, it } from 'vitest'
import { converterFromLink, converterLink } from './converter-link.ts'

const rates = { USD: 1, EUR: 0.8, INR: 84 }
const start = { typed: '1', pair: { from: 'USD', to: 'EUR' } }

it.each([
  ['', start],
  ['?amount=5&from=inr&to=USD', { typed: '5', pair: { from: 'INR', to: 'USD' } }],
  ['?from=XYZ&to=constructor', start],
  [`?amount=${'9'.repeat(50)}`, start],
  ['?amount=1.5+lakh&to=INR', { typed: '1.5 lakh', pair: { from: 'USD', to: 'INR' } }],
])('"%s" fills the fields', (search, shown) => expect(converterFromLink(search, rates)).toEqual(shown))

it('keeps what else an address says, and says nothing of what is there anyway', () => {
  expect(converterLink('?mock=slow', '5', { from: 'INR', to: 'USD' })).toBe('?mock=slow&amount=5&from=INR&to=USD')
  expect(converterLink('?mock=slow&amount=5&from=INR&to=USD', '1', start.pair)).toBe('?mock=slow')
  expect(converterLink('?amount=5', '1', start.pair)).toBe('')
})

it('gives the same again', () => {
  const code = fc.constantFrom('USD', 'EUR', 'INR')
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), code, code, (text, from, to) => {
      fc.pre(text.trim() !== '')
      expect(converterFromLink(converterLink('', text, { from, to }), rates)).toEqual({ typed: text.trim(), pair: { from, to } })
    }),
  )
})
