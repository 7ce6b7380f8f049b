import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Net worth',
  title: 'Net worth calculator',
  description: 'What you own minus what you owe, row by row.',
  board: { group: 'Plan and business', order: 10, glyph: 'scale', result: '₹3,30,000', text: 'in our example; enter your own figures' },
}
