import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'NPS',
  title: 'NPS calculator',
  description: 'Your NPS corpus, the tax-free lump sum, and your monthly pension.',
  board: { group: 'Save and invest', order: 130, glyph: 'shield', result: '₹1,13,96,627', text: 'from ₹5,000 a month for 30 years, assuming 10%' },
}
