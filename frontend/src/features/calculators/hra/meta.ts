import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'HRA',
  title: 'HRA calculator',
  description: 'How much of your house rent allowance is exempt in the old regime, with each year’s list of cities.',
  board: { group: 'Tax and salary', order: 30, glyph: 'house', result: '₹1,80,000', text: 'exempt from ₹3,00,000 of HRA, paying ₹2,40,000 rent' },
}
