import { exactRupees, percentText } from '../../../lib/money.ts'
import { roundParts } from '../../../lib/round-parts.ts'
import type { NamedBar } from '../charts/amount-bars.tsx'
import { largestRows } from '../charts/largest-rows.ts'
import { sumOfRows, type LabelledAmount } from '../inputs/labelled-amounts.ts'

/** Monthly income and expenses, row by row, in rupees. */
export interface BudgetInput {
  income: readonly LabelledAmount[]
  expense: readonly LabelledAmount[]
}

/** Income minus expenses, and the share of income saved. Undefined if a row has no amount. */
export function budgetResults({ income, expense }: BudgetInput) {
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

/** The most bars for expenses, beside the one for savings. */
const mostExpenses = 7

/** Bars for the largest expenses and for the savings or shortfall, each with its share of the income. */
export function budgetBars(input: BudgetInput): NamedBar[] {
  const results = budgetResults(input)
  if (!results) return []
  const { incomeTotal, savings } = results
  const rows = largestRows(input.expense, mostExpenses)
  // A shortfall is the percentage by which expenses exceed income
  const shares = roundParts(
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
