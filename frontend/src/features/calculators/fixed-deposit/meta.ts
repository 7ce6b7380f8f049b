import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Fixed deposit',
  title: 'Fixed deposit calculator',
  description: 'What a fixed deposit earns with yearly and quarterly interest, and how it grows year by year.',
  board: { group: 'Save and invest', order: 70, glyph: 'bank', result: '₹1,37,009', text: 'from ₹1,00,000 at 6.5% in 5 years' },
}
