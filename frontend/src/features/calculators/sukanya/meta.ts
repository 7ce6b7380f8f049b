import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Sukanya Samriddhi',
  title: 'Sukanya Samriddhi calculator',
  description: 'What an account for your daughter grows to in twenty-one years, year by year.',
  board: { group: 'Save and invest', order: 100, glyph: 'shield', result: '₹71,82,119', text: 'from ₹1,50,000 a year, after 21 years at 8.2%' },
}
