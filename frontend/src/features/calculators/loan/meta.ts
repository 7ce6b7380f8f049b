import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Loan',
  title: 'Loan calculator: EMI and schedule',
  description: 'The monthly EMI of a loan, the total paid, the total interest, and the schedule by financial year and month.',
  board: { group: 'Borrow', order: 10, glyph: 'coins', result: '₹1,591', text: 'a month for ₹1,50,000 at 5% over 10 years' },
}
