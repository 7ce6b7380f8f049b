import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Flat rate',
  title: 'Flat rate to reducing rate calculator',
  description: 'What a flat interest rate really costs, as a reducing-balance rate with the same EMI.',
  board: { group: 'Borrow', order: 50, glyph: 'percent', result: '17.92%', text: 'is what 10% flat over 36 months really costs' },
}
