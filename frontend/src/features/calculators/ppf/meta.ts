import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'PPF',
  title: 'PPF calculator',
  description: 'What your Public Provident Fund grows to, year by year, with loans, withdrawals and five-year extensions.',
  board: { group: 'Save and invest', order: 90, glyph: 'shield', result: '₹40,68,209', text: 'from ₹1,50,000 a year for 15 years at 7.1%' },
}
