import { expect, it } from 'vitest'
import { isCalculation } from './is-calculation.ts'

it.each([
  ['/loan-calculator', false],
  ['/loan-calculator?principal=5000000&annualRate=8.5', true],
  ['/sip-calculator?monthly=5000&months=120', true],
  ['/income-tax-calculator?salary=1500000', true],
  ['/income-tax-calculator?salary=2026', false],
  ['/sip-calculator?monthly=5000', true],
  ['/sip-calculator?monthly=500', false],
  ['/income-tax-calculator?salary=5', false],
  ['/income-tax-calculator?taxYear=2026-27', false],
  ['/gst-calculator?rate=18', false],
])('%s: %s', (link, expected) => {
  expect(isCalculation(link)).toBe(expected)
})
