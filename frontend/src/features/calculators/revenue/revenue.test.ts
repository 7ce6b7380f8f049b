import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { profitStatus, profitStatuses, revenueResults } from './revenue-results.ts'

it.each([
  [100_001, 'fantastic'],
  [100_000, 'great'],
  [50_001, 'great'],
  [50_000, 'good'],
  [1, 'good'],
  [0.01, 'good'],
  [0, 'break-even'],
  [-0, 'break-even'],
  [-0.01, 'caution'],
  [-49_999, 'caution'],
  [-50_000, 'warning'],
  [-99_999, 'warning'],
  [-100_000, 'critical'],
  [-1_000_000, 'critical'],
])('a profit of %d is %s', (profit, status) => {
  expect(profitStatus(profit)).toBe(status)
})

const inputs = fc.record({
  units: fc.integer({ min: 0, max: 10_000 }),
  price: fc.integer({ min: 0, max: 10_000 }),
  otherIncome: fc.integer({ min: 0, max: 1_000_000 }),
  expenses: fc.integer({ min: 0, max: 1_000_000 }),
})

it('is sales and other income, less expenses, and its status never worsens with income', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { sales, revenue, profit } = revenueResults(input) ?? expect.fail('no results')
      expect([sales, revenue, profit]).toEqual([
        input.units * input.price,
        input.units * input.price + input.otherIncome,
        input.units * input.price + input.otherIncome - input.expenses,
      ])
      const rank = (amount: number) => profitStatuses.indexOf(profitStatus(amount))
      expect(rank(profit + 1)).toBeLessThanOrEqual(rank(profit))
    }),
  )
})

it('is none for what is no business, and never no number', () => {
  const good = { units: 0, price: 0, otherIncome: 0, expenses: 0 }
  expect(revenueResults(good)).toEqual({ sales: 0, revenue: 0, profit: 0 })
  for (const bad of [-1, NaN, Infinity]) expect(revenueResults({ ...good, units: bad })).toBeUndefined()
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (units, price, otherIncome, expenses) => {
      expect(Object.values(revenueResults({ units, price, otherIncome, expenses }) ?? {}).every(Number.isFinite)).toBe(true)
    }),
    propertyRuns(2_000),
  )
})
