import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { budgetBars, budgetResults } from './budget-results.ts'

const rows = (amounts: number[]) => amounts.map((amount) => ({ label: 'Row', amount }))

it.each([
  [[60_000, 5_000], [20_000, 15_100], 29_900, 46],
  [[30_000], [30_000], 0, 0],
  [[10_000], [15_000], -5_000, -50],
  [[0], [100], -100, undefined],
  [[], [], 0, undefined],
])('%j less %j saves %d, %d %% of the income', (incomes, expenses, savings, savingsSharePercent) => {
  expect(budgetResults({ income: rows(incomes), expense: rows(expenses) })).toMatchObject({ savings, savingsSharePercent })
})

it('is none while a row has no amount, and never no number', () => {
  expect(budgetResults({ income: rows([NaN]), expense: [] })).toBeUndefined()
  fc.assert(
    fc.property(fc.array(fc.double()), fc.array(fc.double()), (incomes, expenses) => {
      const results = Object.values(budgetResults({ income: rows(incomes), expense: rows(expenses) }) ?? {})
      expect(results.every((each) => each === undefined || Number.isFinite(each))).toBe(true)
    }),
    propertyRuns(1_000),
  )
})

const named = (...amounts: number[]) => amounts.map((amount, index) => ({ label: index === 0 ? '' : `Row ${index}`, amount }))

it('shows the largest expenses and what is saved, with their shares of the income', () => {
  expect(budgetBars({ income: named(60_000), expense: named(15_000, 30_000) })).toEqual([
    { name: 'Row 1', value: 30_000, words: '₹30,000, 50.0%', tone: 'second' },
    { name: 'Expense', value: 15_000, words: '₹15,000, 25.0%', tone: 'second' },
    { name: 'Saved', value: 15_000, words: '₹15,000, 25.0%', tone: 'gain' },
  ])
})

it('shows what is missing, also where nothing comes in', () => {
  expect(budgetBars({ income: named(0), expense: named(100) }).at(-1)).toEqual({ name: 'Shortfall', value: 100, words: '₹100', tone: 'loss' })
})

it('is empty before an amount is entered, has at most eight bars, and none for what is no amount', () => {
  expect(budgetBars({ income: named(0, 0), expense: named(0, 0) })).toEqual([])
  expect(budgetBars({ income: named(50_000), expense: named(...Array.from({ length: 30 }, (_, at) => at + 1)) })).toHaveLength(8)
  expect(budgetBars({ income: named(NaN), expense: named(1) })).toEqual([])
})

it('has shares that are the whole income together, and paise where an amount has them', () => {
  const [one, two, saved] = budgetBars({ income: named(300), expense: named(100.5, 100) }).map(({ words }) => words)
  expect([one, two, saved]).toEqual(['₹100.50, 33.5%', '₹100, 33.3%', '₹99.50, 33.2%'])
  const missing = budgetBars({ income: named(300), expense: named(200, 200) }).map(({ words }) => words)
  expect(missing).toEqual(['₹200, 66.7%', '₹200, 66.7%', '₹100, 33.4%'])
})
