import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Budget',
  title: 'Budget planner',
  description: 'Monthly income and expenses, and what you have left.',
  board: { group: 'Plan and business', order: 20, glyph: 'receipt', result: '₹25,000', text: 'left each month from ₹65,000 in our example' },
}
