import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Gratuity',
  title: 'Gratuity calculator',
  description: 'The gratuity your employer owes you for your years of service.',
  board: { group: 'Tax and salary', order: 50, glyph: 'coins', result: '₹4,15,385', text: 'after 12 years on a last salary of ₹60,000' },
}
