import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Home loan',
  title: 'Home loan calculator: EMI and schedule',
  description: 'The monthly EMI of a home loan, the total cost, and the balance after each year.',
  board: { group: 'Borrow', order: 20, glyph: 'house', result: '₹13,067', text: 'a month for ₹15,00,000 at 6.5% over 15 years' },
}
