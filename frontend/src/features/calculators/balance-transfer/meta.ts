import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Balance transfer',
  title: 'Balance transfer calculator',
  description: 'Is moving your loan worth it? EMIs, cost, interest saved and when you break even.',
  board: { group: 'Borrow', order: 60, glyph: 'arrows', result: '₹4,04,693', text: 'saved by moving ₹40,00,000 from 9.5% to 8.5%' },
}
