import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Revenue & profit',
  title: 'Revenue and profit calculator',
  description: 'Units, price, other income and expenses: your revenue, profit and status.',
  board: { group: 'Plan and business', order: 40, glyph: 'growth', result: '₹60,00,000', text: 'profit on 2,500 units sold at ₹2,500' },
}
