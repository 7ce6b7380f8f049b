import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Recurring deposit',
  title: 'Recurring deposit (RD) calculator',
  description: 'What a monthly deposit grows to with quarterly compounding, by the banks’ formula.',
  board: { group: 'Save and invest', order: 80, glyph: 'bank', result: '₹3,56,829', text: 'from ₹5,000 a month at 6.7% in 5 years' },
}
