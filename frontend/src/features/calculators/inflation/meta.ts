import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Inflation',
  title: 'Inflation calculator',
  description: 'What today’s money will buy in future, and what inflation takes from your return.',
  board: { group: 'Save and invest', order: 150, glyph: 'growth', result: '₹1,79,085', text: 'in 10 years for what costs ₹1,00,000 now, at 6%' },
}
