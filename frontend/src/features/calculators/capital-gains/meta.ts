import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Capital gains',
  title: 'Capital gains tax calculator',
  description: 'The tax on shares, funds, property or gold you sold, with indexation where allowed.',
  board: { group: 'Tax and salary', order: 60, glyph: 'percent', result: '₹34,375', text: 'on shares bought for ₹5,00,000 and sold for ₹9,00,000' },
}
