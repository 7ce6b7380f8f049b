import { sumOfRows, type LabelledAmount } from '../inputs/labelled-amounts.ts'

/** What comes in and goes out in a month, row by row, in rupees. */
export interface BudgetInput {
  incomes: LabelledAmount[]
  expenses: LabelledAmount[]
  /** The figures are those of the worked example. */
  isExample?: true | undefined
}

/**
 * Income less expenses, and its share of the income where there is any. Undefined where a row has no amount, so that
 * the last result stays.
 */
export function budgetFigures({ incomes, expenses }: BudgetInput) {
  const incomeTotal = sumOfRows(incomes)
  const expenseTotal = sumOfRows(expenses)
  if (incomeTotal === undefined || expenseTotal === undefined) return undefined
  const savings = incomeTotal - expenseTotal
  const share = (savings / incomeTotal) * 100
  return {
    incomeTotal,
    expenseTotal,
    savings,
    savingsSharePercent: incomeTotal > 0 && Number.isFinite(share) ? share : undefined,
  }
}
