import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Income tax',
  title: 'Income tax calculator: old or new regime',
  description: 'Your tax in both regimes, step by step, with rebate, marginal relief, surcharge and cess, and which is lower.',
  board: { group: 'Tax and salary', order: 10, glyph: 'receipt', result: '₹97,500', text: 'on a salary of ₹15,00,000 in the new regime' },
}
