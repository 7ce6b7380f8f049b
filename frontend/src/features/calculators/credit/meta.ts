import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Credit score',
  title: 'Credit score estimator',
  description: 'An estimate of your credit score from five habits: its band, and what moves it most.',
  board: { group: 'Borrow', order: 80, glyph: 'scale', result: '636', text: 'out of 900, estimated from five habits' },
}
