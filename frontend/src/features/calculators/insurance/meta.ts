import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Insurance',
  title: 'Insurance calculator',
  description: 'A rough monthly premium for life, health or vehicle insurance by age and type, with the formula.',
  board: { group: 'Plan and business', order: 30, glyph: 'shield', result: '₹6,600', text: 'a month: a rough estimate, not a quote' },
}
