import { exactRupees, groupedNumber, rupees } from '../../../lib/money.ts'
import type { NamedBar } from '../charts/amount-bars.tsx'
import { calculator } from '../definition/calculator.ts'
import { ExampleFields } from '../definition/example-fields.tsx'
import { numberField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'
import { profitStatus, revenueResults, type ProfitStatus } from './revenue-results.ts'

/** Limits from section 9 of the product text; initial values are in the middle half of the range. */
const fields = {
  units: numberField('Units sold', { unit: 'count', min: 0, max: 10_000, step: 1, initial: 2_500 }),
  price: numberField('Price per unit', { unit: 'rupees', min: 0, max: 10_000, step: 10, initial: 2_500 }),
  otherIncome: numberField('Other income', { unit: 'rupees', min: 0, max: 1_000_000, step: 500, initial: 250_000 }),
  expenses: numberField('Expenses', { unit: 'rupees', min: 0, max: 1_000_000, step: 500, initial: 500_000 }),
}

const statusText: Readonly<Record<ProfitStatus, string>> = {
  fantastic: 'Fantastic: a profit above ₹1,00,000.',
  great: 'Great: a profit above ₹50,000.',
  good: 'Good: you make a profit.',
  'break-even': 'Break-even: income equals expenses.',
  caution: 'Caution: a loss below ₹50,000.',
  warning: 'Warning: a loss of ₹50,000 or more.',
  critical: 'Critical: a loss of ₹1,00,000 or more.',
}

function leftBar(profit: number): NamedBar {
  if (profit < 0) return { name: 'Loss', value: -profit, words: rupees(-profit), tone: 'loss' }
  return { name: profit === 0 ? 'Break-even' : 'Profit', value: profit, words: rupees(profit), tone: 'gain' }
}

export const revenue = calculator({
  path: '/revenue-calculator',
  name: 'Revenue & profit',
  title: 'Revenue and profit calculator',
  standfirst: 'Your revenue, your costs, and the profit left.',
  fields,
  Example: ExampleFields,
  isToThePaisa: true,
  work: (input) => revenueResults(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'profit', name: 'Profit' },
    { id: 'revenue', name: 'Revenue' },
    { id: 'sales', name: 'From sales' },
  ],
  sentence: ({ profit }) => statusText[profitStatus(profit)],
  // A price 10% higher with the same number of units sold
  whatIf: {
    change: ({ units, price }) => (units * price > 0 ? { price: price * 1.1 } : undefined),
    words: (then, now) => comparedText('If you raise the price by a tenth', then.profit, now?.profit, ' profit'),
  },
  formula: 'Profit = units × price + other income − expenses',
  steps: ({ sales, revenue, profit }, { units, price, otherIncome, expenses }) => [
    `Sales: ${groupedNumber(units)} × ${exactRupees(price)} = ${rupees(sales)}`,
    `Revenue: sales + ${exactRupees(otherIncome)} = ${rupees(revenue)}`,
    `Profit: revenue − ${exactRupees(expenses)} = ${rupees(profit)}`,
  ],
  chart: ({ sales, profit }, { otherIncome, expenses }) => {
    const bars: NamedBar[] = [
      { name: 'Sales', value: sales, words: exactRupees(sales), tone: 'first' },
      { name: 'Other income', value: otherIncome, words: exactRupees(otherIncome), tone: 'first' },
      { name: 'Expenses', value: expenses, words: exactRupees(expenses), tone: 'second' },
      leftBar(profit),
    ]
    return { kind: 'bars', title: 'Income, expenses and profit', finding: `${bars.map(({ name, words }) => `${name} ${words}`).join(', ')}.`, bars }
  },
  accuracy: 'Tax is not included.',
})
