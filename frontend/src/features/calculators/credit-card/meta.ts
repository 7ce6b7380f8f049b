import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Credit card',
  title: 'Credit card calculator',
  description: 'How long it takes to clear a card bill and what it costs: minimum payment or a fixed amount.',
  board: { group: 'Borrow', order: 70, glyph: 'card', result: '226 months', text: 'to clear ₹50,000 at 42%, paying the minimum' },
}
