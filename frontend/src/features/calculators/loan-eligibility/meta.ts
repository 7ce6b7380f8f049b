import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Loan eligibility',
  title: 'Loan eligibility calculator',
  description: 'The EMI your income allows, and the loan it repays.',
  board: { group: 'Borrow', order: 40, glyph: 'person', result: '₹57,61,542', text: 'you can borrow on a ₹1,00,000 monthly income' },
}
