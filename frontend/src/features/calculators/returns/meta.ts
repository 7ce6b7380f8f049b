import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Returns',
  title: 'Returns calculator: CAGR and XIRR',
  description: 'The annual return on an amount that grew, or on payments made on different dates.',
  board: { group: 'Save and invest', order: 140, glyph: 'percent', result: '12.47%', text: 'a year if ₹1,00,000 became ₹1,80,000 in 5 years' },
}
