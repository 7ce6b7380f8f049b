import { expect, it } from 'vitest'
import { budgetBars } from './budget-bars.ts'

const rows = (...amounts: number[]) => amounts.map((amount, index) => ({ label: index === 0 ? '' : `Row ${index}`, amount }))

it('shows the largest expenses and what is saved, with their shares of the income', () => {
  expect(budgetBars({ incomes: rows(60_000), expenses: rows(15_000, 30_000) })).toEqual([
    { name: 'Row 1', value: 30_000, words: '₹30,000, 50.0%', tone: 'second' },
    { name: 'Expense', value: 15_000, words: '₹15,000, 25.0%', tone: 'second' },
    { name: 'Saved', value: 15_000, words: '₹15,000, 25.0%', tone: 'gain' },
  ])
})

it('shows what is missing, also where nothing comes in', () => {
  expect(budgetBars({ incomes: rows(0), expenses: rows(100) }).at(-1)).toEqual({ name: 'Shortfall', value: 100, words: '₹100', tone: 'loss' })
})

it('is empty before an amount is entered, has at most eight bars, and none for what is no amount', () => {
  expect(budgetBars({ incomes: rows(0, 0), expenses: rows(0, 0) })).toEqual([])
  expect(budgetBars({ incomes: rows(50_000), expenses: rows(...Array.from({ length: 30 }, (_, at) => at + 1)) })).toHaveLength(8)
  expect(budgetBars({ incomes: rows(NaN), expenses: rows(1) })).toEqual([])
})

it('has shares that are the whole income together, and paise where an amount has them', () => {
  const [one, two, saved] = budgetBars({ incomes: rows(300), expenses: rows(100.5, 100) }).map(({ words }) => words)
  expect([one, two, saved]).toEqual(['₹100.50, 33.5%', '₹100, 33.3%', '₹99.50, 33.2%'])
  const missing = budgetBars({ incomes: rows(300), expenses: rows(200, 200) }).map(({ words }) => words)
  expect(missing).toEqual(['₹200, 66.7%', '₹200, 66.7%', '₹100, 33.4%'])
})
