import { exactRupees, percentText } from '../../../lib/money.ts'
import { shownParts } from '../../../lib/shown-parts.ts'
import type { NamedBar } from '../charts/amount-bars.tsx'
import { largestRows } from '../charts/largest-rows.ts'
import { sumOfRows, type LabelledAmount } from '../inputs/labelled-amounts.ts'

/** What comes in and goes out in a month, row by row, in rupees. */
export interface BudgetInput {
  income: readonly LabelledAmount[]
  expense: readonly LabelledAmount[]
}

/**
 * Income less expenses, and its share of the income where there is any. Undefined where a row has no amount.
 */
export function budgetFigures({ income, expense }: BudgetInput) {
  const incomeTotal = sumOfRows(income)
  const expenseTotal = sumOfRows(expense)
  if (incomeTotal === undefined || expenseTotal === undefined) return undefined
  const savings = incomeTotal - expenseTotal
  const share = (savings / incomeTotal) * 100
  return {
    savings,
    incomeTotal,
    expenseTotal,
    savingsSharePercent: incomeTotal > 0 && Number.isFinite(share) ? share : undefined,
  }
}

/** Bars beside the one for what is left. */
const mostExpenses = 7

/** Where a month's income goes: the largest expenses and what is saved or missing, each with its share of the income. */
export function budgetBars(input: BudgetInput): NamedBar[] {
  const figures = budgetFigures(input)
  if (!figures) return []
  const { incomeTotal, savings } = figures
  const rows = largestRows(input.expense, mostExpenses)
  // What is missing is the share by which the others are more than the income
  const shares = shownParts(
    [...rows.map(({ amount }) => amount), savings].map((amount) => (amount / incomeTotal) * 100),
    1,
    100,
  )
  const wordsOf = (amount: number, at: number) =>
    incomeTotal > 0 ? `${exactRupees(amount)}, ${percentText(Math.abs(shares[at] ?? 0), 1)}` : exactRupees(amount)
  const expenses = rows.map(({ label, amount }, at): NamedBar => ({
    name: label.trim() || 'Expense',
    value: amount,
    words: wordsOf(amount, at),
    tone: 'second',
  }))
  if (savings === 0) return expenses
  const left: NamedBar = {
    name: savings > 0 ? 'Saved' : 'Shortfall',
    value: Math.abs(savings),
    words: wordsOf(Math.abs(savings), rows.length),
    tone: savings > 0 ? 'gain' : 'loss',
  }
  return [...expenses, left]
}
