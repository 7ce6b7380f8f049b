import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Retirement',
  title: 'Retirement calculator',
  description: 'The corpus you need to retire, and how much to save each month until then.',
  board: {
    group: 'Save and invest',
    order: 60,
    glyph: 'person',
    result: '₹7,71,48,478',
    text: 'to spend ₹50,000 a month in today’s money, age 60 to 85',
  },
}
