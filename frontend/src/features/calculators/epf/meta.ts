import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'EPF',
  title: 'EPF calculator',
  description: 'Your EPF balance at the end: both shares, the pension part and the interest, at the wage ceiling in force.',
  board: { group: 'Save and invest', order: 120, glyph: 'shield', result: '₹90,25,826', text: 'after 20 years on a basic pay of ₹50,000 a month' },
}
