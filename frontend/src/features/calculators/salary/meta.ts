import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Salary',
  title: 'Salary calculator: in hand from CTC',
  description: 'How much of your CTC reaches your bank each month after PF and tax.',
  board: { group: 'Tax and salary', order: 20, glyph: 'person', result: '₹1,03,045', text: 'a month in hand from a CTC of ₹15,00,000' },
}
