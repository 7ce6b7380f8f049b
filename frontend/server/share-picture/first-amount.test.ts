import { expect, test } from 'vitest'
import { firstAmount } from './first-amount.ts'

test.each([
  ['18%', ['GST of 18% on it']],
  ['₹12.75 lakh', ['Nothing here.', 'Up to ₹12.75 lakh bears no tax, 5% above.']],
  ['₹5', ['It costs ₹5.']],
  ['8.5%', ['At 8.5%.']],
  ['₹2 crore', ['Some ₹2 crore, or ₹20 lakhs']],
  ['4%', ['₹1,23,45,67,890.50 in all', 'and 4% of it']],
  [undefined, ['By 31 December 2026', '']],
  [undefined, []],
])('%s', (expected, texts) => {
  expect(firstAmount(texts)).toBe(expected)
})
