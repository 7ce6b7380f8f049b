import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Lumpsum',
  title: 'Lumpsum calculator',
  description: 'What a one-time investment grows to, depending on how often it compounds.',
  board: { group: 'Save and invest', order: 30, glyph: 'coins', result: '₹3,10,585', text: 'from ₹1,00,000 in 10 years, assuming 12%' },
}
