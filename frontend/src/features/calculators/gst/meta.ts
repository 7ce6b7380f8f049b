import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'GST',
  title: 'GST calculator: add and remove',
  description: 'Add GST to a price or take it out, with CGST, SGST and IGST, at any rate.',
  board: { group: 'Tax and salary', order: 40, glyph: 'receipt', result: '₹1,180', text: 'for ₹1,000 plus 18% GST' },
}
