import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Goal',
  title: 'Goal calculator',
  description: 'How much to save each month for a goal, allowing for inflation and existing savings.',
  board: { group: 'Save and invest', order: 40, glyph: 'target', result: '₹15,416', text: 'a month for a goal that costs ₹20,00,000 today' },
}
