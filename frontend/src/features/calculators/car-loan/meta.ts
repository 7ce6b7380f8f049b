import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Car loan',
  title: 'Car loan calculator: EMI and schedule',
  description: 'The monthly EMI of a car loan, the total interest, and the schedule by financial year and month.',
  board: { group: 'Borrow', order: 30, glyph: 'car', result: '₹9,901', text: 'a month for ₹5,00,000 at 7% over 5 years' },
}
