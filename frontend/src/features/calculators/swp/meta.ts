import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'SWP',
  title: 'SWP calculator',
  description: 'How long your money lasts with a monthly withdrawal, and what remains.',
  board: { group: 'Save and invest', order: 50, glyph: 'ladder', result: '₹68,45,597', text: 'left of ₹50,00,000 after 20 years, assuming 8%' },
}
