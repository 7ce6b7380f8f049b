import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'SIP',
  title: 'SIP calculator with step-up',
  description: 'What a monthly SIP grows to, with yearly step-ups, in today’s money, and the cost of waiting; year by year.',
  board: { group: 'Save and invest', order: 10, glyph: 'growth', result: '₹50,45,760', text: 'from ₹10,000 a month for 15 years, assuming 12%' },
}
