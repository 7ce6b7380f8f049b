import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { budgetFigures } from './budget-figures.ts'

const rows = (amounts: number[]) => amounts.map((amount) => ({ label: 'Row', amount }))

it.each([
  [[60_000, 5_000], [20_000, 15_100], 29_900, 46],
  [[30_000], [30_000], 0, 0],
  [[10_000], [15_000], -5_000, -50],
  [[0], [100], -100, undefined],
  [[], [], 0, undefined],
])('%j less %j saves %d, %d %% of the income', (incomes, expenses, savings, savingsSharePercent) => {
  expect(budgetFigures({ incomes: rows(incomes), expenses: rows(expenses) })).toMatchObject({ savings, savingsSharePercent })
})

it('is none while a row has no amount, and never no number', () => {
  expect(budgetFigures({ incomes: rows([NaN]), expenses: [] })).toBeUndefined()
  fc.assert(
    fc.property(fc.array(fc.double()), fc.array(fc.double()), (incomes, expenses) => {
      const figures = Object.values(budgetFigures({ incomes: rows(incomes), expenses: rows(expenses) }) ?? {})
      expect(figures.every((each) => each === undefined || Number.isFinite(each))).toBe(true)
    }),
    propertyRuns(1_000),
  )
})
